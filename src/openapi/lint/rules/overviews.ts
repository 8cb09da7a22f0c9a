import { child, children, fileAt, type Place } from "../description";
import { problemAt } from "../problem-at";
import type { Rule } from "../rule";
import { asRecord, asText } from "../shape";

/** Tags have the overviews of the list, and their files are there. */
export const overviews: Rule = ({ description, list, complete }) => {
  const rows = new Map(list.filter((row) => !row.method).map((row) => [row.tag, row]));
  const tags = child(fileAt(description, "openapi.yaml"), "tags");
  const seen = new Set<string>();
  const problems = children(tags).flatMap(([, tag]) => {
    const name = asText(asRecord(tag.value).name);
    seen.add(name);
    const row = rows.get(name);
    const at: Place = child(tag, "x-overview");
    const { slug, file } = asRecord(at.value);
    const want = row && `x-overview: { slug: ${row.slug}, file: overviews/${row.slug}.md }`;
    const words = { code: "overview", what: `The overview of the tag ${name} is wrong` };
    if (!row)
      return at.value === undefined
        ? []
        : [
            problemAt(description, at, {
              ...words,
              cause: `The list has no overview for "${name}".`,
              fix: "Remove x-overview.",
            }),
          ];
    if (at.value === undefined && !complete) return [];
    if (slug !== row.slug || file !== `overviews/${row.slug}.md`)
      return [
        problemAt(description, at, {
          ...words,
          cause: `The list calls the overview of "${name}" ${row.slug}.`,
          fix: want ?? "",
        }),
      ];
    return description.markdown.has(file)
      ? []
      : [
          problemAt(description, at, {
            ...words,
            cause: "There is no such file.",
            fix: `Write openapi/${file}.`,
          }),
        ];
  });
  if (!complete) return problems;
  const missing = [...rows.values()].filter((row) => !seen.has(row.tag));
  return [
    ...problems,
    ...missing.map((row) =>
      problemAt(description, tags, {
        code: "overview-missing",
        what: `The overview ${row.slug} is missing`,
        seen: `no tag ${row.tag}`,
        cause: `The list of wanted pages has the overview ${row.slug}.`,
        fix: `- name: ${row.tag}\n  x-overview: { slug: ${row.slug}, file: overviews/${row.slug}.md }`,
      }),
    ),
  ];
};
