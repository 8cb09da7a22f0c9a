import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import type { ContentDocument } from "../content";

/** What to say of an operation that does not exist: `fixOf` has the nearest one. */
export function unknownOperation(
  id: string,
  slugs: Iterable<string>,
  fixOf: (near: string) => string,
): Pick<Problem, "what" | "cause" | "fix"> {
  const near = didYouMean(id, slugs);
  return {
    what: `There is no API operation "${id}"`,
    cause: near
      ? `The id is misspelled; the nearest operation is "${near}".`
      : "No operation of the API description has this slug.",
    fix: near ? fixOf(near) : "Name an operation by the last part of its page's address.",
  };
}

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
        const place = { level, code: "unknown-operation", where: { file, line } };
        const tag = (slug: string) => `<Operation id="${slug}"/>`;
        const [first = "get-order"] = slugs;
        if (!id)
          return {
            ...place,
            what: "<Operation> needs the attribute id",
            seen: "<Operation/>",
            cause:
              "Without an id it names no operation; it is the last part of its page's address.",
            fix: tag(first),
          };
        return { ...place, seen: tag(id), ...unknownOperation(id, slugs, tag) };
      }),
  );
}
