import { isObject, objectsAt } from "../../../openapi/json";
import { givenOf } from "../prices/lines";
import { changesOf, forEach, type Call, type Rules } from "../rule";

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

/** The texts of the lines of orders and offers. */
export const lineDescriptionRules: Rules = forEach(
  ["estimate", "sales-order"].flatMap((name) => [`create-${name}`, `update-${name}`]),
  { after: described },
);
