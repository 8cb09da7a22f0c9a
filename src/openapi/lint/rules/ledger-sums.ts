import { child } from "../description";
import { formatDecimal, toDecimal } from "../decimal";
import { demoFiles, objectsIn } from "../demo-values";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asRecord, asText } from "../shape";

/** What sums of a record are posted on, and on which side they grow. */
const sums = [
  ["spent", ["cost_of_goods_sold", "expense", "other_expense"], 1n],
  ["earned", ["income", "other_income"], -1n],
] as const;

/** What a record of the demo company has spent and earned is what the ledger has posted with its id. */
export const ledgerSums: LintRule = ({ description }) => {
  const objects = demoFiles(description).flatMap(objectsIn);
  const types = new Map(objects.map(({ value }) => [asRecord(value).id, asRecord(value).type]));
  const lines = objects
    .flatMap(({ value }) => asArray(asRecord(value).lines).map(asRecord))
    .filter((line) => "debit" in line || "credit" in line)
    .map((line) => {
      const amount = (home: string, own: string) =>
        toDecimal(asRecord(line[home] ?? line[own]).amount) ?? 0n;
      const debit = amount("homeDebit", "debit") - amount("homeCredit", "credit");
      return { ids: Object.values(line), type: asText(types.get(line.accountId)), debit };
    });
  return objects.flatMap((place) =>
    sums.flatMap(([key, kinds, sign]) => {
      const { id, [key]: stated } = asRecord(place.value);
      const is = toDecimal(asRecord(stated).amount);
      const should = lines
        .filter(({ ids, type }) => ids.includes(id) && kinds.some((kind) => kind === type))
        .reduce((sum, { debit }) => sum + sign * debit, 0n);
      if (is === undefined || is === should) return [];
      return problemAt(description, child(place, key), {
        code: "ledger-sum",
        what: `The ${key} of ${asText(id)} is not what the ledger says`,
        seen: formatDecimal(is),
        cause: `It is what lines with this id post on accounts of the types ${kinds.join(", ")}.`,
        fix: formatDecimal(should),
      });
    }),
  );
};
