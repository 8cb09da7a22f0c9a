import { objectsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { madeBy, refuseCall, type Call, type Rules } from "../rule";

const mostFiles = 50;
const mostContacts = 50;
const mostFields = 100;

const sameAs = (one: JsonObject, names: readonly string[]) => (other: JsonObject) =>
  names.every((name) => other[name] === one[name]);

/** Refuses one more than there may be of records that agree in some fields. */
const checkCount =
  (root: string, code: string, most: number, names: readonly string[]) => (call: Call) => {
    for (const made of madeBy(call, root)) {
      const count = call.world.store.list(root).filter(sameAs(made, names)).length;
      if (count > most) refuseCall(call, code, `There are ${most} already.`);
    }
  };

function checkContacts(call: Call): void {
  if (objectsAt(call.before, "contacts").length >= mostContacts)
    refuseCall(
      call,
      "contact-limit-reached",
      `${label(call.before)} already has ${mostContacts} further contacts.`,
    );
}

/** How many there may be of something. */
export const limitRules: Rules = {
  "upload-attachment": {
    refuses: ["attachment-limit-reached"],
    after: checkCount("/attachments", "attachment-limit-reached", mostFiles, [
      "ownerType",
      "ownerId",
    ]),
  },
  "create-custom-field": {
    refuses: ["custom-field-limit-reached"],
    after: checkCount("/custom-fields", "custom-field-limit-reached", mostFields, ["entityType"]),
  },
  "create-vendor-contact": { refuses: ["contact-limit-reached"], before: checkContacts },
};
