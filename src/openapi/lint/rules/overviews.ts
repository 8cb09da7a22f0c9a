import { child, children, fileAt } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** Tags have the listed overviews, and the files exist. */
export const overviews: LintRule = ({ description, list, complete }) => {
  const rows = new Map(list.filter((row) => !row.method).map((row) => [row.tag, row]));
  const tags = child(fileAt(description, "openapi.yaml"), "tags");
  const seen = new Set<string>();
  const problems = children(tags).flatMap(([, tag]) => {
    const name = asText(asRecord(tag.value).name);
    seen.add(name);
    const row = rows.get(name);
    const at = child(tag, "x-overview");
    const { slug, file } = asRecord(at.value);
    const wrong = (cause: string, fix: string) => [
      problemAt(description, at, {
        code: "overview",
        what: `The overview of the tag ${name} is wrong`,
        cause,
        fix,
      }),
    ];
    if (at.value === undefined && (!row || !complete)) return [];
    if (!row) return wrong(`The list has no overview for "${name}".`, "Remove x-overview.");
    if (slug !== row.slug || file !== `overviews/${row.slug}.md`)
      return wrong(
        `The list calls the overview of "${name}" ${row.slug}.`,
        `x-overview: { slug: ${row.slug}, file: overviews/${row.slug}.md }`,
      );
    if (description.markdown.has(file)) return [];
    return wrong("There is no such file.", `Write openapi/${file}.`);
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
