import type { JsonObject } from "../../../openapi/json";
import { found } from "../checks/field-checks";
import { changeLines, forEach, type Call, type Rules } from "../rule";
import { withReserved } from "../stock/reserve";
import { orders } from "./order-checks";

/** What is picked for the line of a draft; lines of other items have no components. */
export function withParts(line: JsonObject, item: JsonObject | undefined, call: Call): JsonObject {
  const { components, ...rest } = line;
  if (item?.kind !== "kit") return rest;
  if (line.status !== "pending") return components === undefined ? rest : line;
  return { ...rest, components: withReserved(line, item, 0n, call.world).components };
}

const shown = (call: Call): void =>
  changeLines(call, orders, (line) => withParts(line, found(call, line.itemId), call));

/** The components of kits on orders that are written, or made from an offer. */
export const kitLineRules: Rules = forEach(
  ["create-sales-order", "update-sales-order", "convert-estimate-to-sales-order"],
  { after: shown },
);
