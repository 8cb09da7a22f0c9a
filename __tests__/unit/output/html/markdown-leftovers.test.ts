import { markdownLeftovers } from "../../../../src/output/html/markdown-leftovers";

test.each([
  ["<p>See [the order](/docs/api/order).</p>", ["[the order](/docs/api/order)"]],
  ["<dd>It is **never** sent</dd>", ["**never**"]],
  ["<li>Either `a` or <b>`b`</b></li>", ["`a`", "`b`"]],
  ["<p>A `<a href='/b'>b</a>`</p>", ["`b`"]],
  ["<p>[x](/y) and [x](/y)</p>", ["[x](/y)"]],
])("%s shows its source", (html, leftovers) => {
  expect(markdownLeftovers(html)).toEqual(leftovers);
});

test.each([
  "<code>[a](/b) **c** `d`</code>",
  "<pre><code>`x`</code></pre><script>`${x}`</script>",
  "<dl><dt>First `</dt><dd>Second `</dd></dl>",
  "<p>lines[] (all), 2 ** 3 ** 4, a ` and b</p>",
  '<a href="/a">[1]</a> (see)',
])("%s shows nothing that is not meant", (html) => {
  expect(markdownLeftovers(html)).toEqual([]);
});
