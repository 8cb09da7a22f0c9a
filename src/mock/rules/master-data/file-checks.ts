import { textAt, type JsonObject } from "../../../openapi/json";
import { madeBy, refuseCall, type Call, type Rules } from "../rule";
import { checkedBy, when, type Check } from "../checks/field-checks";
import { rootOf } from "../checks/why-fixed";

/** What is kept, by the ending of its name. */
const contentTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  txt: "text/plain",
};

/** The ending of a name; a request may have the content in its place. */
const endingOf = (file: unknown) => /^[^\n/]{1,200}\.(\w{1,8})$/.exec(String(file))?.[1];

const ownerFits: Check = ({ body, world }) => {
  const owner = world.store.find(body.ownerId);
  const isOther = owner && owner.collection !== rootOf(body.ownerType);
  const message = `It is not the id of a record of the kind ${String(body.ownerType)}.`;
  return when(isOther, "/ownerId", message, "reference");
};

function checkKind(call: Call): void {
  const ending = endingOf(call.body.file)?.toLowerCase();
  if (ending === undefined || ending in contentTypes) return;
  const message = `Files of the kind ${ending} are not kept.`;
  refuseCall(call, "unsupported-media-type", message, [
    { pointer: "/file", rule: "format", message },
  ]);
}

const owned = checkedBy([ownerFits]);

function named(call: Call): void {
  const fileName = textAt(call.body, "file") ?? "";
  const contentType = contentTypes[endingOf(fileName)?.toLowerCase() ?? ""];
  for (const file of contentType ? madeBy(call, "/attachments") : [])
    call.world.store.put("/attachments", { ...file, fileName, contentType, isLocked: false });
}

/** The address of a file works for 15 minutes. */
function addressed(file: JsonObject, { world }: Call): JsonObject {
  const host = /^https?:\/\/[^/]+/.exec(String(file.downloadUrl))?.[0];
  if (!file.id || host === undefined) return {};
  const [name, key] = [String(file.id).slice(4), String(file.sha256).slice(0, 8)];
  const until = new Date(Date.parse(world.time()) + 15 * 60_000).toISOString();
  return {
    downloadUrl: `${host}/d/${name}?s=${key}`,
    downloadUrlExpiresAt: until.replace(/\.\d+/, ""),
  };
}

/** An expense has its receipt while it has a file. The amount that needs one is a setting of the company; here, all do. */
function receipted({ world: { store }, body, before }: Call): void {
  const expense = store.get("/expenses", String(before?.ownerId ?? body.ownerId));
  if (!expense) return;
  const hasFile = store.list("/attachments").some(({ ownerId }) => ownerId === expense.id);
  store.put("/expenses", { ...expense, receiptStatus: hasFile ? "attached" : "missing" });
}

/** Files, and the records that get them. */
export const fileRules: Rules = {
  "upload-attachment": {
    refuses: ["unsupported-media-type", "validation-failed"],
    shows: addressed,
    before(call) {
      checkKind(call);
      owned.before?.(call);
    },
    after(call) {
      named(call);
      receipted(call);
    },
  },
  "get-attachments": { shows: addressed },
  "delete-attachment": { after: receipted },
};
