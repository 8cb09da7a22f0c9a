import { children, fileAt, type Place } from "../description";
import { problemAt } from "../problem-at";
import type { Rule } from "../rule";

const nullable = new Set(["default", "const", "example"]);

function cutTexts(place: Place): Place[] {
  return children(place).flatMap(([key, inner]) => {
    if (key === "value" || key === "examples") return [];
    if (inner.value !== null) return cutTexts(inner);
    return Array.isArray(place.value) || nullable.has(key) ? [] : [inner];
  });
}

/** No text between braces is cut at a comma: the rest would be a key without a value, which every reader drops. */
export const unquotedCommas: Rule = ({ description }) =>
  [...description.yaml.keys()]
    .filter((file) => /^(paths|components)\//.test(file) && !/^components\/examples\//.test(file))
    .flatMap((file) => cutTexts(fileAt(description, file)))
    .map((place) =>
      problemAt(description, place, {
        code: "text-cut",
        what: `"${place.path.at(-1)}" is a key without a value`,
        cause: "Between braces, a comma ends a text that has no quotes.",
        fix: `description: "A text, with a comma."`,
      }),
    );
