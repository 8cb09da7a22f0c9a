import { objectsAt, type JsonObject } from "../../../openapi/json";
import { changesOf, forEach, type Call, type Rules } from "../rule";
import { withReserved } from "../stock/reserve";

const root = "/sales-orders";

/** What is picked for the line of a draft; lines of other items have no components. */
export function withParts(line: JsonObject, item: JsonObject | undefined, call: Call): JsonObject {
  const { components, ...rest } = line;
  if (item?.kind !== "kit") return rest;
  if (line.status !== "pending") return components === undefined ? rest : line;
  return { ...rest, components: withReserved(line, item, 0n, call.world).components };
}

function shown(call: Call): void {
  const { store } = call.world;
  for (const { after } of changesOf(call, root)) {
    const lines = objectsAt(after, "lines").map((line) =>
      withParts(line, store.find(line.itemId)?.record, call),
    );
    store.put(root, { ...after, lines });
  }
}

/** The components of kits on orders that are written, or made from an offer. */
export const kitLineRules: Rules = forEach(
  ["create-sales-order", "update-sales-order", "convert-estimate-to-sales-order"],
  { after: shown },
);
