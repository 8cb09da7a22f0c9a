import { child } from "../description";
import { bodyFields } from "../schema-properties";
import { problemAt, type LintRule } from "../lint-rule";
import { asText } from "../shape";

/** "The call refuses `receivedOn` and …", but not "refuses `email` while …". */
const refused = /\brefuses (?:to change )?`(\w+)`(?=,| and |\.)/g;

/** A field that a text says is refused is not in the body. */
export const refusedFields: LintRule = ({ description, inventory }) =>
  inventory.operations.flatMap(({ id, place }) => {
    const text = child(place, "description");
    const fields = bodyFields(description, place);
    return [...asText(text.value).matchAll(refused)]
      .map(([, name = ""]) => name)
      .filter((name) => fields.has(name))
      .map((name) =>
        problemAt(description, text, {
          code: "refused-field",
          what: `${id} refuses ${name}, and its body has that field`,
          cause: "Clients that are made from the schema send it.",
          fix: "Take the field out of the schema of the body.",
        }),
      );
  });
