import { diagramFigureHtml, drawDiagram } from "../../../../src/content/markdown/diagram";

async function svg(dot: string, alt?: string): Promise<string> {
  const drawing = await drawDiagram(dot, alt);
  if (drawing.error !== undefined) throw new Error(drawing.error);
  return drawing.svg;
}

test("a drawing is one image with a name and without ids, tooltips and colors of its own", async () => {
  const drawn = await svg('digraph { rankdir=LR; a -> "b < c" [label="x"] }', 'From "a" to b');
  expect(drawn).toMatch(
    /^<svg role="img" aria-label="From &quot;a&quot; to b" data-size="s" width="\d+" height="\d+" viewBox="0 0/,
  );
  expect(drawn).not.toMatch(/ id=|<title|<!--|black|white|pt"|style=|class=|xlink|font-family/);
  expect(drawn.match(/var\(--diagram-\w+\)/g)).toEqual(
    expect.arrayContaining(["var(--diagram-line)", "var(--diagram-text)"]),
  );
  expect(drawn).toContain(">b &lt; c</text>");
});

test("filled shapes take the page's fill, colors that an author sets stay", async () => {
  const drawn = await svg('digraph { a [style=filled] b [color=red fontcolor="#123456"] }');
  expect(drawn).toContain('fill="var(--diagram-fill)"');
  expect(drawn).toContain('stroke="red"');
  expect(drawn).toContain('fill="#123456"');
});

test("numbers in labels stay as they are", async () => {
  expect(await svg('digraph { a [label="3.14159"] }')).toContain(">3.14159</text>");
});

test.each([
  ["javascript:alert(1)"],
  ["javascript&#58;alert(1)"],
  ["https://example.com/"],
  ["//example.com/"],
  ["#"],
  [""],
])("a link to %j is dropped: only places of the site are linked", async (address) => {
  const drawn = await svg(`digraph { a [URL="${address}" tooltip="t"] }`);
  expect(drawn).not.toMatch(/javascript|example\.com|<a[ >]/);
  expect(drawn).toMatch(/^<svg role="img"/);
  expect(drawn).toContain(">a</text>");
});

test("a node can lead to a place of the site by its name; its drawing is no image then, and arrows are silent", async () => {
  const drawn = await svg(
    'digraph { node [URL="/docs/order#status-\\L"]; a [label="on_hold"]; a -> b }',
  );
  expect(drawn.match(/<a [^>]*>/g)).toEqual([
    '<a href="/docs/order#status-on_hold">',
    '<a href="/docs/order#status-b">',
  ]);
  expect(drawn).toMatch(/^<svg role="group" aria-label=/);
  expect(drawn.match(/<g aria-hidden="true">/g)).toHaveLength(1);
});

test("gradients keep ids that are the drawing's own", async () => {
  const one = await svg('digraph { a [style=filled fillcolor="red:blue"] }');
  const two = await svg('digraph { b [style=filled fillcolor="red:blue"] }');
  const id = (drawn: string) => /fill="url\(#([^)]+)\)"/.exec(drawn)?.[1] ?? "";
  expect(one).toContain(`id="${id(one)}"`);
  expect(id(one)).not.toBe(id(two));
});

const chainOf = (length: number, rest = "") =>
  `digraph { ${rest} ${Array.from({ length }, (_, index) => `step${index}`).join(" -> ")} }`;
const pieces = (figure = "") =>
  [...figure.matchAll(/<svg (?:data-layout="(\w+)" )?.*?data-size="(\w)" width="(\d+)"/g)].map(
    ([, layout, size, width]) => ({ layout, size, width: Number(width) }),
  );

test("a wide drawing can be scrolled by keyboard, a small one need not", async () => {
  const wide = `digraph { a -> b [label="${"long ".repeat(14)}"] }`;
  expect(await diagramFigureHtml(wide)).toMatch(
    /^<figure class="diagram"><div class="drawn" tabindex="0"><svg .*data-size="m"/,
  );
  expect(await diagramFigureHtml("digraph { a }")).toMatch(
    /^<figure class="diagram"><div class="drawn"><svg/,
  );
});

test("a chain from left to right that a phone cannot show is also drawn from top to bottom", async () => {
  const [wide, tall, ...rest] = pieces(
    await diagramFigureHtml(chainOf(12, "rankdir=LR;"), "Steps"),
  );
  expect(rest).toEqual([]);
  expect([wide?.layout, wide?.size, tall?.layout, tall?.size]).toEqual(["wide", "l", "tall", "s"]);
  expect(wide?.width).toBeGreaterThan(730);
  expect(tall?.width).toBeLessThan(371);
});

test("for a phone, the words of lines are broken at blanks and after hyphens", async () => {
  const label = (name: string) => `[label="update-${name}-order-status\\n or   close the rest"]`;
  const dot = `digraph { a -> b ${label("sales")}; a -> c ${label("work")}; a -> d ${label("build")} }`;
  const html = (await diagramFigureHtml(dot)) ?? "";
  const [wide, tall] = pieces(html);
  expect([wide?.size, tall?.size]).toEqual(["m", "s"]);
  const phones = html.slice(html.indexOf('data-layout="tall"'));
  const words = [...phones.matchAll(/<text[^>]*font-size="12"[^>]*>([^<]*)/g)].map(([, word]) =>
    word?.replaceAll("&#45;", "-").trim(),
  );
  expect(words.slice(0, 6)).toEqual([
    "update-",
    "sales-",
    "order-",
    "status",
    "or close",
    "the rest",
  ]);
});

test("what is short, or would be no narrower, is drawn once", async () => {
  expect(pieces(await diagramFigureHtml(chainOf(3, "rankdir=LR;")))).toHaveLength(1);
  const fan = Array.from({ length: 8 }, (_, index) => `a -> ${"b".repeat(20)}${index}`).join(";");
  expect(pieces(await diagramFigureHtml(`digraph { rankdir=LR; ${fan} }`))).toHaveLength(1);
});

test("what cannot be drawn is no figure", async () => {
  expect(await diagramFigureHtml("digraph {")).toBeUndefined();
});

test.each([
  ["digraph {\n  a -> b;\n  b -> ;\n}", 3, "syntax error in line 3 near ';'"],
  ["graph { a -> b }", 1, "syntax error in line 1 near '->'"],
  ["", 1, "there is no graph in it"],
  ["digraph { a -> b", 1, "syntax error in line 1"],
])("%j cannot be drawn and says where", async (dot, line, error) => {
  expect(await drawDiagram(dot)).toEqual({ error, line });
});
