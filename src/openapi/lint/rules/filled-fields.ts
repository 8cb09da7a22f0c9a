import { jsonOf } from "../all-examples";
import { child, children, resolve, type DescriptionPlace } from "../description";
import { fieldsOf, keywordsOf } from "../described-fields";
import type { Problem } from "../../../problems/problem";
import { problemAt, type LintRule } from "../lint-rule";
import { asText } from "../shape";

/** What a description says of the value that the API takes when a request has none. */
const saysWhere =
  /\b(default|copied from|taken from|comes? from|assigned|automatically|left out|leave (it|them) out|without one|if not|unless you send|calculated|mirrors|add up)\b|when `null`|`null` (means|takes)/i;

const isEmpty = (value: unknown) => ["null", "[]", "{}"].includes(JSON.stringify(value));

/** A value that the answer to a creation has and its request has not is readOnly, a default, or explained by its description. */
export const filledFields: LintRule = ({ description, inventory }) => {
  const compare = (
    request: DescriptionPlace,
    sent: readonly DescriptionPlace[],
    answer: DescriptionPlace,
    got: readonly DescriptionPlace[],
  ): Problem[] => {
    const writable = fieldsOf(description, sent, request.value).properties;
    const shown = fieldsOf(description, got, answer.value).properties;
    return children(answer).flatMap(([key, value]) => {
      const places = writable.get(key);
      if (!places || isEmpty(value.value)) return [];
      const own = child(request, key);
      if (Array.isArray(own.value)) {
        const rows = fieldsOf(description, places, []).items;
        const answered = fieldsOf(description, shown.get(key) ?? [], []).items;
        return children(own).flatMap(([index, row]) =>
          compare(row, rows, child(value, index), answered),
        );
      }
      if (own.value !== undefined) return [];
      const said = (keyword: string) => keywordsOf(description, places, keyword);
      const explained =
        said("default").some((one) => JSON.stringify(one) === JSON.stringify(value.value)) ||
        said("readOnly").includes(true) ||
        said("description").some((text) => saysWhere.test(asText(text)));
      if (explained) return [];
      return problemAt(description, value, {
        code: "value-unexplained",
        what: `A response has ${key}, which its request has not`,
        cause: `The description in openapi/${places[0]?.file} does not say which value the API takes.`,
        fix: `description: … The default is that of …   # or send ${key} in the request`,
      });
    });
  };
  return inventory.operations.flatMap(({ place }) => {
    const request = jsonOf(resolve(description, child(place, "requestBody")));
    const answer = jsonOf(resolve(description, child(place, "responses", "201")));
    const requests = children(child(request, "examples"));
    return requests.flatMap(([name, example]) => {
      const named =
        requests.length > 1 ? [name] : Object.keys(Object(child(answer, "examples").value));
      return named.flatMap((one) =>
        compare(
          child(resolve(description, example), "value"),
          [child(request, "schema")],
          child(resolve(description, child(answer, "examples", one)), "value"),
          [child(answer, "schema")],
        ),
      );
    });
  });
};
