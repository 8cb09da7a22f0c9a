import { problemInMarkdown, type LintRule } from "../lint-rule";

/** Every diagram of an overview has a text alternative. */
export const diagrams: LintRule = ({ description }) =>
  [...description.markdown].flatMap(([file, text]) =>
    [...text.matchAll(/^```dot\b(.*)\n(.*)$/gm)]
      .filter(([, meta = ""]) => !/\balt="[^"]{10,}"/.test(meta))
      .map(([fence]) =>
        problemInMarkdown(description, file, fence.split("\n")[0] ?? "", {
          code: "diagram-alt",
          what: "A diagram has no text for those who do not see it",
          cause: "The text stands behind the language of the fence.",
          fix: '```dot alt="An order has lines, and is shipped by shipments."',
        }),
      ),
  );
