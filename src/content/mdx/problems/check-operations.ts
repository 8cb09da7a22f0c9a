import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import type { ContentDocument } from "../content";

/** References to unknown API operations. */
export function checkOperations(
  documents: readonly Pick<ContentDocument, "file" | "operations">[],
  slugs: ReadonlySet<string>,
  level: Problem["level"],
): Problem[] {
  return documents.flatMap(({ file, operations }) =>
    operations
      .filter(({ id }) => !slugs.has(id))
      .map(({ id, line }): Problem => {
        const near = didYouMean(id, slugs);
        const [first = "get-order"] = slugs;
        if (!id)
          return {
            level,
            code: "unknown-operation",
            what: "<Operation> needs the attribute id",
            where: { file, line },
            seen: "<Operation/>",
            cause:
              "Without an id it names no operation; it is the last part of its page's address.",
            fix: `<Operation id="${first}"/>`,
          };
        return {
          level,
          code: "unknown-operation",
          what: `There is no API operation "${id}"`,
          where: { file, line },
          seen: `<Operation id="${id}"/>`,
          cause: near
            ? `The id is misspelled; the nearest operation is "${near}".`
            : "No operation of the API description has this slug.",
          fix: near
            ? `<Operation id="${near}"/>`
            : "Name an operation by the last part of its page's address.",
        };
      }),
  );
}
