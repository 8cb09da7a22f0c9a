import { isObject, objectsAt, type JsonObject } from "../../../openapi/json";
import { changesOf, type Call, type Rules } from "../rule";
import { givenOf } from "../prices/lines";
import { withReserved } from "../stock/reserve";

/** What is picked for the line of a draft; lines of other items have no components. */
export function withParts(line: JsonObject, item: JsonObject | undefined, call: Call): JsonObject {
  const { components, ...rest } = line;
  if (item?.kind !== "kit") return rest;
  if (line.status !== "pending") return components === undefined ? rest : line;
  return { ...rest, components: withReserved(line, item, 0n, call.world).components };
}

/** Prints the sales description of the item on new lines without a text. */
function described(call: Call, root: string): void {
  for (const { before, after } of changesOf(call, root)) {
    const known = new Set(objectsAt(before, "lines").map(({ id }) => id));
    const all = objectsAt(after, "lines");
    const given = givenOf(all, before, call);
    const lines = all.map((line, index) => {
      const item = call.world.store.find(line.itemId)?.record;
      const isSilent =
        !known.has(line.id) && isObject(item) && !("description" in (given[index] ?? {}));
      const printed = isSilent ? { ...line, description: item.salesDescription ?? null } : line;
      return root === "/sales-orders" ? withParts(printed, item, call) : printed;
    });
    call.world.store.put(root, { ...after, lines });
  }
}

/** The lines of an order that an offer became have its texts; kits have components. */
function converted(call: Call): void {
  for (const { before, after } of changesOf(call, "/sales-orders")) {
    if (before) continue;
    const lines = objectsAt(after, "lines").map((line) =>
      withParts(line, call.world.store.find(line.itemId)?.record, call),
    );
    call.world.store.put("/sales-orders", { ...after, lines });
  }
}

/** What lines of offers and orders have from their items, beside the price. */
export const lineTextRules: Rules = {
  ...Object.fromEntries(
    ["/sales-orders", "/estimates"].flatMap((root) =>
      ["create", "update"].map((verb) => [
        `${verb}-${root.slice(1, -1)}`,
        { after: (call: Call) => described(call, root) },
      ]),
    ),
  ),
  "convert-estimate-to-sales-order": { after: converted },
};
