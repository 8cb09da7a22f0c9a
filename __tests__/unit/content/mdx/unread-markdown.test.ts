import { parseDocument } from "../../../../src/content/mdx/page/parse-document";

const file = "content/docs/x.mdx";

async function problemsOf(body: string) {
  const text = `---\ntitle: T\n---\n\n${body}\n`;
  return (await parseDocument({ file, text, kind: "doc" })).problems;
}

/** Line of the body, and what to paste there. */
test.each([
  ["##Heading", 5, "## Heading"],
  ["####### Seven", 5, "###### Seven"],
  ["-One\n-Two", 5, "- One"],
  ["Text:\n• One", 6, "- One"],
  ["1.One", 5, "1. One"],
  ["- [] task", 5, "- [ ] task"],
  ["- one\n- [x]done", 6, "- [x] done"],
  ["::note\n\nText\n\n::", 5, ":::note\n\nText\n\n:::"],
  ["See [it] (/docs/a).", 5, "[it](/docs/a)"],
  ["See [it](/docs/a", 5, "[it](/docs/a)"],
  ["See (it)[/docs/a].", 5, "[it](/docs/a)"],
  ["See [[Orders]].", 5, "[Orders](./Orders.mdx)"],
  ["See [[Open orders]].", 5, "[Open orders](<./Open orders.mdx>)"],
  ["See [[orders|the orders]].", 5, "[the orders](./orders.mdx)"],
  ["![[order.png]]", 5, "![What the image shows](./order.png)"],
  ["! [An order](/img/order.svg)", 5, "![An order](/img/order.svg)"],
  ["![An order](/img/order.svg =100x200)", 5, "![An order](/img/order.svg)"],
  ["[it](https://example.com/a b)", 5, "[it](<https://example.com/a b>)"],
  ["Text[^1].\n\n[^1] One", 7, "[^1]: One"],
  ["| a | b |\n| 1 | 2 |", 5, "| a | b |\n| --- | --- |"],
  ["| a | b |\n|---|\n| 1 | 2 |", 6, "| --- | --- |"],
  ["| a | b |\n| === | === |", 6, "| --- | --- |"],
  ["| a |\n|---|\n\n| 1 |", 8, "Remove the blank line above: | 1 |"],
])("%j would show its signs, and the fix is what was meant", async (body, line, fix) => {
  const said = (await problemsOf(body)).filter(({ code }) => code === "mdx-foreign-mark");
  expect(said.map((problem) => [problem.where?.line, problem.fix])).toContainEqual([line, fix]);
});

test.each([
  "Text with #5, a - b, -5 °C, 1.5 kg, and 3. October.",
  "- [ ] task\n- [x] done\n- [text](https://example.com)",
  "Code: `[a] (b)`, `[[a]]`, and `##b`.",
  "See [a], (b), and [c](https://example.com/d(e)).",
  "| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 |",
  "Text[^1].\n\n[^1]: One",
  "a || b, and | alone",
  '[it](https://example.com "A title") and https://example.com/a',
])("%j is as it is meant", async (body) => {
  expect(await problemsOf(body)).toEqual([]);
});

test.each([
  ["| a | b |\n|---|---|\n| 1 | 2 | 3 |", "table-cells-lost", "| 1 | 2 \\| 3 |"],
  ["| a | b |\n|---|---|\n| `x | y` | 2 |", "table-cells-lost", "| `x \\| y` | 2 |"],
  ["Text[^1].\n\n[^1]: One\n\n[^1]: Two", "note-lost", "[^1-2]: Two"],
  ["Text.\n\n[^2]: Nobody's", "note-lost", "[^2]"],
  ["See [](/docs/a).", "link-without-text", "[text](/docs/a)"],
])("%j loses what it holds, with a warning", async (body, code, fix) => {
  expect(await problemsOf(body)).toMatchObject([{ level: "warning", code, fix }]);
});
