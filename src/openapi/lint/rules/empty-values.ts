import { child, children } from "../description";
import { schemaWalker } from "../schema-places";
import { isNullable } from "../schema-properties";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asRecord, asText } from "../shape";

/** Free texts, addresses for email, and links: empty ones are just not there. */
const isText = ({ type, format, enum: values }: Record<string, unknown>) =>
  asArray(type).includes("string") && !values && !asText(format).startsWith("date");

/** What a request can send as `null` says in its description what that means: no limit, nobody, the term of the customer. */
export const emptyValues: LintRule = ({ description, inventory }) => {
  const { visit, found } = schemaWalker(description);
  for (const { place, direction } of inventory.media)
    if (direction === "request") visit(child(place, "schema"));
  return found()
    .flatMap(({ place }) =>
      children(child(place, "properties")).map(([name, at]) => ({ name, at })),
    )
    .filter(({ at }) => isNullable(at) && asRecord(at.value).readOnly !== true)
    .filter(({ at }) => !isText(asRecord(at.value)))
    .filter(({ at }) => !asText(child(at, "description").value).includes("`null`"))
    .map(({ name, at }) =>
      problemAt(description, child(at, "description"), {
        code: "empty-value",
        what: `Nothing says what follows when ${name} is null`,
        cause: "Integrators do not know which account, price, or limit counts then.",
        fix: "description: What it is. `null` means that of the customer.",
      }),
    );
};
