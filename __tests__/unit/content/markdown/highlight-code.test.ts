import { highlightCode } from "../../../../src/content/markdown/highlight-code";

/** The code as a reader copies it. */
function copied(html: string): string {
  const code = /<code>(.*)<\/code>/s.exec(html)?.[1] ?? "";
  const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };
  return code.replace(/<[^>]*>/g, "").replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}

/** Code with its classes in a form that a test can be read in: `[string "a"]`. */
async function classes(code: string, lang: string): Promise<string> {
  const html = await highlightCode(code, lang);
  return html
    .replace(/^.*<code>|<\/code>.*$/gs, "")
    .replace(/<span class="line">(.*)<\/span>$/gm, "$1")
    .replace(/<span class="tk-(\w+)">(.*?)<\/span>/g, "[$1 $2]");
}

test("the whole figure", async () => {
  expect(
    await highlightCode('{ "a": 1 }', "json", { meta: `title="item <1>.json"` }),
  ).toMatchInlineSnapshot(
    `"<figure class="code" data-lang="json"><figcaption>item &lt;1&gt;.json</figcaption><div class="code-bar"><span class="code-lang">json</span><button type="button" class="copy" data-copy hidden>Copy</button></div><pre tabindex="0" role="region" aria-label="Code: item &lt;1&gt;.json"><code>{ <span class="tk-property">"a"</span>: <span class="tk-number">1</span> }</code></pre></figure>"`,
  );
});

test("a body in quotes that goes on from line to line is one element", async () => {
  const html = await highlightCode('curl x \\\n  --data \'{\n  "a": 1,\n  "b": 2\n}\'', "bash");
  expect(html).toContain('<span class="tk-string">\'{\n  "a": 1,\n  "b": 2\n}\'</span>');
});

test.each([
  ["json", '{"a": "b", "n": [1, true, null]}'],
  ["bash", 'curl -s "https://x.example?a=1" \\\n  -H "Authorization: Bearer $TOKEN" | jq .'],
  ["http", 'POST /v2/items HTTP/1.1\nHost: x.example\nContent-Type: application/json\n\n{"a": 1}'],
  ["js", "const r = await fetch(`/a/${b}`); // go"],
  ["python", "import os\nprint(os.environ['A'])"],
  ["yaml", "a: b\nc: 1 # note"],
  ["php", "<?php\necho foo($a);"],
])("%s is colored by class", async (lang, code) => {
  expect(await classes(code, lang)).toMatchSnapshot();
});

test.each([
  ["json", '{\n  "a<b>&amp;": "\\" \\\\n"\n}'],
  ["bash", "a && b <<EOF > 'c'\n\n  d\nEOF"],
  ["html", "<script>alert('&lt;')</script>"],
  ["klingon", "<b>not known</b>"],
  ["text", "  indented\n\n\n  lines"],
])("%s is copied exactly as it was written", async (lang, code) => {
  expect(copied(await highlightCode(code, lang))).toBe(code);
});

test("line ends at the end and of Windows are dropped", async () => {
  expect(copied(await highlightCode("a\r\nb\r\n\r\n", "text"))).toBe("a\nb");
});

test("marked lines and line numbers are classes", async () => {
  const html = await highlightCode("a\nb\nc", "text", { meta: "{2} showLineNumbers" });
  expect(html).toContain('<figure class="code line-numbers"');
  expect(html.match(/class="line[^"]*"/g)).toEqual([
    'class="line"',
    'class="line hl"',
    'class="line"',
  ]);
});

test("no color stands in the HTML: light and dark come from CSS", async () => {
  expect(await highlightCode("const a: string = `b`", "ts")).not.toMatch(/style=|#[0-9A-F]{6}/);
});

test("a minified line of a megabyte does not stop the build", async () => {
  const code = `{"a":"${"x".repeat(1_000_000)}"}`;
  expect(copied(await highlightCode(code, "json"))).toBe(code);
});
