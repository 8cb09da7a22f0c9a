import { z } from "zod";
import { problemsFromZod } from "../../../src/problems/from-zod";
import { parseYamlSource } from "../../../src/problems/yaml-source";

const schema = z.strictObject({
  title: z.string().min(1),
  tags: z.array(z.string()).min(1).optional(),
  draft: z.boolean().optional(),
  position: z.int().min(1).max(9).optional(),
  color: z.string().regex(/^#/, "must be a color").optional(),
});

function problemOf(yaml: string) {
  const source = parseYamlSource({ file: "page.yml", text: yaml, subject: "file" });
  const { error } = schema.safeParse(source.value);
  const about = { subject: "file", code: "file" };
  const [problem] = error ? problemsFromZod(error, source, schema, about) : [];
  return [problem?.cause, problem?.fix];
}

test.each([
  ["title: 2026", "It must be text, but is a number.", 'title: "2026"'],
  ["title: a\ntags: one, two", "It must be a list, but is text.", "tags: [one, two]"],
  ["title: a\ntags: []", "It is empty.", "tags: [first, second]"],
  ["title: a\ndraft: yes", "It must be true or false, but is text.", "draft: true"],
  ['title: a\nposition: "2"', "It must be a number, but is text.", "position: 2"],
  ["title: a\nposition: 0", "It must be at least 1.", "position: 1"],
  ["title: a\nposition: 10", "It must be at most 9.", "position: 9"],
  ["title: a\ncolor: red", "It must be a color.", "color: …"],
])("%j has a cause in a sentence, and the value as it can be", (yaml, cause, fix) => {
  expect(problemOf(yaml)).toEqual([cause, fix]);
});
