import { pick, textAt, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";

/** Key of what operations of issued orders have copied of their routing, among the records. */
const termsKey = "operation-terms";

const termsId = ({ id }: JsonObject) => `terms ${String(id)}`;

const copied = new Set([
  ...["setupMinutes", "runMinutes", "batchQuantity", "crewSize", "overlap", "yieldPercent"],
  ...["moveMinutes", "subcontractUnitCost"],
]);

const routed = ({ routingOperationId }: JsonObject, { store }: World): JsonObject | undefined =>
  store.find(routingOperationId)?.holder;

/** What the routing says of an operation of an order, as it was when the order was issued. */
export const termsOf = (operation: JsonObject, world: World): JsonObject | undefined =>
  (textAt(operation, "id") && world.store.get(termsKey, termsId(operation))) ||
  routed(operation, world);

/** Copies what the routing says of an operation. Later changes of the routing do not reach it. */
export function keepTerms(operation: JsonObject, world: World): void {
  const terms = routed(operation, world);
  if (!terms) return;
  world.store.put(termsKey, {
    ...pick(terms, (name) => copied.has(name)),
    id: termsId(operation),
  });
}
