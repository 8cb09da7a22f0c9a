import { parsePage } from "../../e2e/support/static-page";

const page = parsePage(`<!doctype html><html><head><title>Items &amp; lots</title>
<meta name="description" content="About"><link rel="canonical" href="https://x.example/a"></head>
<body><nav><a href="/b?x=1&amp;y=2#c" aria-label="a > b">B</a></nav>
<h2 id="c">Text <code>undefined</code></h2><script>var x = "hidden"</script></body></html>`);

test("title, description and canonical address are read from the head", () => {
  expect(page).toMatchObject({
    title: "Items & lots",
    meta: { description: "About" },
    canonical: "https://x.example/a",
  });
});

test("links and ids are read, scripts are no text, and code is no prose", () => {
  expect(page.links).toEqual(["/b?x=1&y=2#c"]);
  expect([...page.ids]).toEqual(["c"]);
  expect(page.prose).not.toMatch(/undefined|hidden/);
  expect(page.text).toContain("undefined");
});

test("repeated ids, levels of headings and names of controls are read", () => {
  const { repeatedIds, headings, controls } = parsePage(`<html><body>
    <h1 id="a">One</h1><h3 id="a">Two</h3>
    <a href="/x"><img alt="Home"></a><a>no link</a><a href="/y"> </a>
    <button aria-label="Close"></button><button title="Copy"></button><button><svg></svg></button>
    <label for="q">Search</label><input id="q"><label>Size <select></select></label><input>
    <input type="hidden"><noscript><a href="/z"></a></noscript>
  </body></html>`);
  expect(repeatedIds).toEqual(["a"]);
  expect(headings).toEqual([1, 3]);
  expect(controls.map(({ element, name }) => `${element}: ${name}`)).toEqual([
    "a: Home",
    "a: ",
    "button: Close",
    "button: Copy",
    "button: ",
    "input: Search",
    "select: in its label",
    "input: ",
  ]);
});
