import { allTexts, children, type DescriptionPlace } from "../description";
import { allExamples } from "../all-examples";
import { problemAt, type LintRule } from "../lint-rule";

const filler = /^(string|foo|bar|lorem ipsum.*)?$/i;

function leaves(place: DescriptionPlace): DescriptionPlace[] {
  const inner = children(place);
  return inner.length ? inner.flatMap(([, value]) => leaves(value)) : [place];
}

/** No example is empty or a filler such as "string", and no TODO is left. */
export const fillerText: LintRule = ({ description, inventory }) => {
  const found = new Map<string, ReturnType<typeof problemAt>>();
  for (const { value } of allExamples(description, inventory))
    for (const leaf of leaves(value))
      if (leaf.value === undefined || (typeof leaf.value === "string" && filler.test(leaf.value)))
        found.set(
          leaf.file + leaf.path.join("/"),
          problemAt(description, leaf, {
            code: "example-filler",
            what: `An example is ${leaf.value ? "a filler" : "empty"}`,
            cause: "Readers copy examples and learn from them what a real value looks like.",
            fix: "Take a value of the demo company from openapi/demo/.",
          }),
        );
  const todos = allTexts(description)
    .filter(({ value }) => /(?<![A-Za-z])TODO(?![A-Za-z])/.test(String(value)))
    .map((place) =>
      problemAt(description, place, {
        code: "todo",
        what: "A TODO is left",
        cause: "The file comes from npm run new:api-entity, or somebody meant to come back.",
        fix: "Write the text.",
      }),
    );
  return [...found.values(), ...todos];
};
