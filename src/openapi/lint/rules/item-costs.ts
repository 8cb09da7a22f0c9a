import { groupBy } from "../../../config/group-by";
import { child, type DescriptionPlace } from "../description";
import { toDecimal } from "../decimal";
import { demoObjects } from "../demo-values";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

interface Cost {
  item: string;
  place: DescriptionPlace;
  amount: bigint;
}

/** The costs that an object shows for single units of items. */
const costsIn = (object: DescriptionPlace): Cost[] => {
  const { id, itemId } = asRecord(object.value);
  return Object.keys(asRecord(object.value))
    .filter((key) => /^(unit|average|last|landedUnit)Cost$/.test(key))
    .map((key) => child(object, key))
    .flatMap((at) => {
      const amount = toDecimal(asRecord(at.value).amount);
      return amount === undefined ? [] : { item: asText(itemId ?? id), place: at, amount };
    });
};

/** What one unit of an item costs in an example is what it has cost somewhere in the demo company. */
export const itemCosts: LintRule = ({ description }) => {
  const costs = demoObjects(description).flatMap(costsIn);
  const inDemo = costs.filter(({ place }) => place.file.startsWith("demo/"));
  const known = groupBy(inDemo, ({ item }) => [item]);
  return costs.flatMap(({ item, place, amount }) => {
    const ofItem = item ? known.get(item) : undefined;
    const [first] = ofItem ?? [];
    if (!ofItem || !first || ofItem.some((one) => one.amount === amount)) return [];
    return problemAt(description, place, {
      code: "item-cost",
      what: `An example shows a cost that ${item} has nowhere in the demo company`,
      cause: "Readers compare cost, stock value, and postings over several pages.",
      fix: `amount: '${asText(asRecord(first.place.value).amount)}'   # as in openapi/${first.place.file}`,
    });
  });
};
