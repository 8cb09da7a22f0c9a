import { objectsAt, pick, type JsonObject } from "../../../openapi/json";
import { touched } from "../../change-record";
import { checkedBy, when, type Check } from "../checks/field-checks";
import { ordered, soundCorrection, soundReceiving } from "./receiving-checks";
import { changeLines, madeBy, refuseValues, type Call, type Rules } from "../rule";
import { lotsRedated } from "../stock/after-moves";
import { noteCorrections } from "../stock/change-notes";

const root = "/receivings";

/** Gives a receiving the vendor and the currency of the orders whose goods come. Refuses those of two vendors. */
function ofOrders(call: Call): void {
  for (const receiving of madeBy(call, root)) {
    const orders = objectsAt(receiving, "lines").flatMap<JsonObject>(
      ({ purchaseOrderLineId }) => ordered(call, purchaseOrderLineId).order ?? [],
    );
    const [first] = orders;
    if (!first) continue;
    const index = orders.findIndex(({ vendorId }) => vendorId !== first.vendorId);
    const message = "A receiving takes goods from one vendor. Create one for each vendor.";
    if (index > 0)
      refuseValues(call, [[`/lines/${index}/purchaseOrderLineId`, message, "reference"]]);
    const { vendorId, currency } = first;
    call.world.store.put(root, { ...receiving, vendorId, currency });
  }
}

const corrected = new Set(["expiresOn", "manufacturedOn", "vendorLotNumber"]);

/** Lots to correct are lots of their line. */
const lotsNamed: Check = ({ before, body }) =>
  objectsAt(body, "lines").flatMap(({ id, ...line }, index) => {
    const known = objectsAt(
      objectsAt(before, "lines").find((one) => one.id === id),
      "lots",
    ).map(({ lotNumber }) => lotNumber);
    return objectsAt(line, "lots").flatMap(({ lotNumber }, at) =>
      when(
        !known.includes(lotNumber),
        `/lines/${index}/lots/${at}/lotNumber`,
        `The line has no lot ${String(lotNumber)}.`,
        "reference",
      ),
    );
  });

/** Corrects the data of lots in the receiving and in the lots themselves; what is not named stays. */
function lotsCorrected(call: Call): void {
  const { body, world } = call;
  const sent = objectsAt(body, "lines");
  changeLines(call, root, (line, _, before) => {
    const old = objectsAt(before, "lines").find(({ id }) => id === line.id);
    const row = sent.find(({ id }) => id === line.id);
    const changes = objectsAt(row, "lots");
    if (!old || !changes.length) return line;
    const lots = objectsAt(old, "lots").map((lot) => {
      const change = changes.find(({ lotNumber }) => lotNumber === lot.lotNumber) ?? {};
      const values = pick(change, (name) => corrected.has(name));
      const record = world.store.get("/lots", String(lot.lotId));
      if (record) world.store.put("/lots", touched({ ...record, ...values }, world.time(), world));
      return { ...lot, ...values };
    });
    return { ...line, lots };
  });
  lotsRedated(call);
  noteCorrections(call);
}

/** What receivings have from their orders, and the lots that they brought. */
export const receivingHeadRules: Rules = {
  "create-receiving": { ...checkedBy(soundReceiving), after: ofOrders },
  "update-receiving": {
    ...checkedBy([lotsNamed, ...soundCorrection]),
    refuses: ["validation-failed", "line-being-packed"],
    after: lotsCorrected,
  },
};
