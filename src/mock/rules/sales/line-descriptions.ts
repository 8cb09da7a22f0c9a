import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import { changesOf, forEach, type Call, type Rules } from "../rule";

const sold = ["/sales-orders", "/estimates"];
const bought = "/purchase-orders";

/** What is printed for a line that has no text of its own: that of the vendor, of the item, or its name. */
function printed(line: JsonObject, document: JsonObject, root: string, { store }: World): unknown {
  const item = store.find(line.itemId)?.record;
  if (root !== bought) return textAt(item, "salesDescription") ?? item?.name;
  const source = store
    .list("/vendor-items")
    .find(
      ({ itemId, vendorId, status }) =>
        itemId === line.itemId && vendorId === document.vendorId && status === "active",
    );
  return textAt(source, "vendorDescription") ?? textAt(item, "purchaseDescription") ?? item?.name;
}

/** Gives new lines the text that is printed for them, unless the request says that there is none. */
function described(call: Call): void {
  const { body, world } = call;
  const isEmpty = (line: JsonObject) =>
    objectsAt(body, "lines").some(
      ({ itemId, description }) => itemId === line.itemId && description === null,
    );
  for (const root of [...sold, bought])
    for (const { before, after } of changesOf(call, root)) {
      const known = new Set(objectsAt(before, "lines").map(({ id }) => id));
      const lines = objectsAt(after, "lines").map((line) =>
        known.has(line.id) || line.description || isEmpty(line)
          ? line
          : { ...line, description: printed(line, after, root, world) ?? null },
      );
      world.store.put(root, { ...after, lines });
    }
}

const documents = ["estimate", "sales-order", "purchase-order"];

/** The texts of the lines of orders and estimates. */
export const lineDescriptionRules: Rules = forEach(
  documents.flatMap((name) => [`create-${name}`, `update-${name}`]),
  { after: described },
);
