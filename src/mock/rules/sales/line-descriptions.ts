import { found } from "../checks/field-checks";
import { changeNewLines } from "../prices/lines";
import { forEach, type Call, type Rules } from "../rule";
import { orders } from "./order-checks";

/** Prints the sales description of the item, or else its name, on new lines of which the request says nothing. */
function described(call: Call): void {
  for (const root of ["/sales-orders", "/estimates"])
    changeNewLines(call, root, (line, given = {}) => {
      const item = found(call, line.itemId);
      return item && !("description" in given)
        ? { ...line, description: item.salesDescription ?? item.name ?? null }
        : line;
    });
}

/** Leaves new lines of orders without a class of their own, so that they follow that of the order. */
const unclassed = (call: Call): void =>
  changeNewLines(call, orders, (line, { classReferenceId = null } = {}) => ({
    ...line,
    classReferenceId,
  }));

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
