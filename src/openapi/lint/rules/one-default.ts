import { child } from "../description";
import { describedSchemas, keywordOf } from "../described-fields";
import { problemAt, type LintRule } from "../lint-rule";
import { asText } from "../shape";

/** "The default is `pick`.", "… is 200.", but not "… is `company` for reasons that are not the customer's". */
const literal = /\bdefault is (?:`([^`]+)`|(\d+))(?=[.;]|$)/;
/** "The default is that of the customer.", "By default it comes from the vendor." */
const elsewhere = /\b[Tt]he default (?:is (?:that|those|the|today)\b|comes from\b)/;

/** What a text says of a default is the default of the schema, and a value that comes from elsewhere has none there. */
export const oneDefault: LintRule = ({ description, inventory }) =>
  describedSchemas(inventory).flatMap(({ place, schema }) => {
    const at = child(place, "description");
    const text = asText(at.value);
    const own = keywordOf(description, schema, "default");
    const [, word, number] = literal.exec(text) ?? [];
    const said = word ?? number;
    const differs = said !== undefined && said !== [own].flat().map(String).join(",");
    if (!differs && !(own !== undefined && elsewhere.test(text))) return [];
    return problemAt(description, at, {
      code: "one-default",
      what: differs
        ? `A text says that the default is ${said}, the schema ${own === undefined ? "has none" : `has ${JSON.stringify(own)}`}`
        : `A default comes from elsewhere and is ${JSON.stringify(own)} in the schema`,
      cause:
        "Clients that fill in the default of the schema send another value than the API takes.",
      fix: differs
        ? `default: ${said}`
        : "Remove `default`, and say in the text what is taken last.",
    });
  });
