import { child } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** Names that stand for something that has another name, as in the table of `openapi/README.md`. */
export const otherWords: readonly [other: RegExp, name: string][] = [
  [/^date(From|To)$/, "orderDateFrom"],
  [/^(adjusted|ordered|posted|paid)(From|To)$/, "adjustmentDateFrom"],
  [/Until$/, "dueBefore, or expectedTo with the day itself"],
  [/^(modified|changed)Since$/, "updatedSince"],
  [/^(on|date|balanceAsOf)$/, "asOf"],
  [/^(effectiveOn|registeredOn|coversDate)$/, "validOn"],
  [/^(search|query|text)$/, "q"],
  [/Only$/, "isOverdue, hasBackorder"],
];
export const otherFields: readonly [other: RegExp, name: string][] = [
  [/^lineItems$/, "lines"],
  [/[a-z]LineItemId$/, "salesOrderLineId"],
];

const nameFor = (words: typeof otherWords, name: string) =>
  words.find(([other]) => other.test(name))?.[1];

/** Query parameters and fields for the same thing have the same name. */
export const oneWord: LintRule = ({ description, inventory }) => {
  const words = (name: string, wanted: string) => ({
    code: "one-word",
    what: `${name} is another word for something that has a name`,
    cause: 'See "One word for one thing" in openapi/README.md.',
    fix: wanted,
  });
  return [
    ...inventory.parameters.flatMap((place) => {
      const { name, in: where } = asRecord(place.value);
      const wanted = where === "query" ? nameFor(otherWords, asText(name)) : undefined;
      if (!wanted) return [];
      return [problemAt(description, child(place, "name"), words(asText(name), wanted))];
    }),
    ...inventory.schemas.flatMap(({ place, property = "" }) => {
      const wanted = nameFor(otherFields, property);
      return wanted ? [problemAt(description, place, words(property, wanted))] : [];
    }),
  ];
};
