import { isObject, objectsAt } from "../../../openapi/json";
import { givenOf } from "../prices/lines";
import { changesOf, forEach, type Call, type Rules } from "../rule";
import { orders } from "./order-checks";

/** Prints the sales description of the item, or else its name, on new lines of which the request says nothing. */
function described(call: Call): void {
  const { store } = call.world;
  for (const root of ["/sales-orders", "/estimates"])
    for (const { before, after } of changesOf(call, root)) {
      const known = new Set(objectsAt(before, "lines").map(({ id }) => id));
      const all = objectsAt(after, "lines");
      const given = givenOf(all, before, call);
      const lines = all.map((line, index) => {
        const item = store.find(line.itemId)?.record;
        const isSilent = !known.has(line.id) && !("description" in (given[index] ?? {}));
        return isSilent && isObject(item)
          ? { ...line, description: item.salesDescription ?? item.name ?? null }
          : line;
      });
      store.put(root, { ...after, lines });
    }
}

/** Leaves new lines of orders without a class of their own, so that they follow that of the order. */
function unclassed(call: Call): void {
  for (const { before, after } of changesOf(call, orders)) {
    const known = new Set(objectsAt(before, "lines").map(({ id }) => id));
    const all = objectsAt(after, "lines");
    const given = givenOf(all, before, call);
    const lines = all.map((line, index) => {
      const { classReferenceId = null } = given[index] ?? {};
      return known.has(line.id) ? line : { ...line, classReferenceId };
    });
    call.world.store.put(orders, { ...after, lines });
  }
}

/** The texts and classes of the lines of orders and offers. */
export const lineDescriptionRules: readonly Rules[] = [
  forEach(
    ["estimate", "sales-order"].flatMap((name) => [`create-${name}`, `update-${name}`]),
    { after: described },
  ),
  forEach(["create-sales-order", "update-sales-order", "convert-estimate-to-sales-order"], {
    after: unclassed,
  }),
];
