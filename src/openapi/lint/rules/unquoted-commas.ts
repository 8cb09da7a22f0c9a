import { children, fileAt, type DescriptionPlace } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asText } from "../shape";

const nullable = new Set(["default", "const", "example"]);

/** Of the examples of a text, the later half of one that a comma has cut: it goes on with a small letter, or is a phrase. */
function cutExamples(place: DescriptionPlace): DescriptionPlace[] {
  return children(place)
    .slice(1)
    .flatMap(([, { value }]) => (/^[a-z]\S* \S|^\S+ \S+ \S/.test(asText(value)) ? [place] : []));
}

function cutTexts(place: DescriptionPlace): DescriptionPlace[] {
  return children(place).flatMap(([key, inner]) => {
    if (key === "examples") return cutExamples(inner);
    if (key === "value") return [];
    if (inner.value !== null) return cutTexts(inner);
    return Array.isArray(place.value) || nullable.has(key) ? [] : [inner];
  });
}

/** No text between braces or brackets is cut at a comma: the rest would be a key without a value, or a second example. */
export const unquotedCommas: LintRule = ({ description }) =>
  [...description.yaml.keys()]
    .filter((file) => /^(paths|components)\//.test(file) && !/^components\/examples\//.test(file))
    .flatMap((file) => cutTexts(fileAt(description, file)))
    .map((place) =>
      problemAt(description, place, {
        code: "text-cut",
        what:
          place.value === null
            ? `"${place.path.at(-1)}" is a key without a value`
            : "An example is cut at a comma",
        cause: "Between braces and brackets, a comma ends a text that has no quotes.",
        fix: `"A text, with a comma."`,
      }),
    );
