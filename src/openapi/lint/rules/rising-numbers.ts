import { child, children, type DescriptionPlace } from "../description";
import { demoFiles } from "../demo-values";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

const nameOf = ({ value }: DescriptionPlace) => asText(asRecord(value).documentNumber);
const numberOf = (document: DescriptionPlace) => Number(/\d+$/.exec(nameOf(document))?.[0]);
const madeAt = ({ value }: DescriptionPlace) => asText(asRecord(value).createdAt);

/** Documents are numbered as they are made: of two in a file of the demo company, the one with the higher number is not older. */
export const risingNumbers: LintRule = ({ description }) =>
  demoFiles(description).flatMap((file) => {
    const documents = children(file)
      .map(([, document]) => document)
      .filter((document) => madeAt(document) && numberOf(document))
      .sort((a, b) => numberOf(a) - numberOf(b));
    return documents.flatMap((document, index) => {
      const before = documents[index - 1];
      if (!before || madeAt(before) <= madeAt(document)) return [];
      return problemAt(description, child(document, "documentNumber"), {
        code: "rising-number",
        what: `${nameOf(document)} is older than ${nameOf(before)}`,
        cause: `It was made at ${madeAt(document)}, and the lower number at ${madeAt(before)}.`,
        fix: "Number documents in the order of createdAt.",
      });
    });
  });
