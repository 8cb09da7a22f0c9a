import { addressFaults, correctedAddress } from "../../../../src/config/addresses/address";

const long = "/docs/" + "a".repeat(201);

test.each([
  "/",
  "/docs/intro",
  "/docs/list_ui",
  "/docs/release-2.0",
  "/docs/~maren",
  "/docs/größe",
  "/docs/日本語",
  "/docs/हिन्दी",
  "/docs/العربية",
  "/docs/Ελληνικά/страница",
])("%s is an address", (address) => {
  expect(addressFaults(address)).toEqual([]);
  expect(correctedAddress(address)).toBe(address === "/" ? "/page" : address);
});

const hostile: [name: string, address: string, corrected: string][] = [
  ["no slash", "docs/intro", "/docs/intro"],
  ["another host", "//evil.example/a", "/evil.example/a"],
  ["another host, with backslashes", "\\\\evil.example", "/evil.example"],
  ["a backslash after the slash", "/\\evil.example", "/evil.example"],
  ["a backslash inside", "/docs\\intro", "/docs/intro"],
  ["a script", "javascript:alert(1)", "/javascript-alert-1"],
  ["a full address", "https://evil.example/a", "/https/evil.example/a"],
  ["climbing", "/docs/../../etc/passwd", "/docs/etc/passwd"],
  ["climbing, encoded", "/docs/%2e%2e/%2e%2e/x", "/docs/x"],
  ["a dot", "/docs/./a", "/docs/a"],
  ["an empty part", "/docs//a", "/docs/a"],
  ["a slash at the end", "/docs/a/", "/docs/a"],
  ["a hidden name", "/.git/config", "/git/config"],
  ["a dot at the end", "/docs/a.", "/docs/a"],
  ["everything below", "/docs/*", "/docs"],
  ["a placeholder", "/docs/:splat", "/docs/splat"],
  ["a query", "/docs/a?b=c", "/docs/a"],
  ["a fragment", "/docs/a#b", "/docs/a"],
  ["a bad percent sign", "/docs/100%", "/docs/100"],
  ["a space", "/docs/a b", "/docs/a-b"],
  ["a line end", "/docs/a\nb", "/docs/a-b"],
  ["a NUL", "/docs/a\u0000b", "/docs/a-b"],
  ["a tab", "/docs/a\tb", "/docs/a-b"],
  ["a lone surrogate", "/docs/a\ud800b", "/docs/a-b"],
  ["a mark that turns the direction", "/docs/a\u202eb", "/docs/a-b"],
  ["no width", "/docs/a\u200bb", "/docs/a-b"],
  ["an element", "/docs/<script>alert(1)</script>", "/docs/script-alert-1/script"],
  ["quotes", "/docs/a\"b'c`d", "/docs/a-b-c-d"],
  ["a variable of nginx", "/docs/$host", "/docs/host"],
  ["a block of nginx", "/docs/a;}b{", "/docs/a-b"],
  ["a placeholder of Caddy", "/docs/{env.HOME}", "/docs/env.HOME"],
  ["an emoji", "/docs/🙂", "/docs/page"],
  ["letters taken apart", "/docs/gro\u0308ße", "/docs/größe"],
  ["a page with its ending", "/docs/intro.html", "/docs/intro"],
  ["a page with its file", "/docs/intro/index.html", "/docs/intro"],
  ["a page's Markdown", "/docs/intro.md", "/docs/intro"],
  ["the ending of a script", "/docs/node.js", "/docs/node-js"],
  ["the ending of a file in capitals", "/docs/a.PDF", "/docs/a-PDF"],
  ["a part that is too long", long, `/docs/${"a".repeat(200)}`],
  ["too long", "/a".repeat(300), "/a".repeat(200)],
  ["nothing but dots", "/..", "/page"],
  ["nothing", "", "/page"],
];

test.each(hostile)("an address with %s is refused, and a right one suggested", (...row) => {
  const [, address, corrected] = row;
  expect(addressFaults(address).join(" ")).toMatch(/\w.*\.$/s);
  expect(correctedAddress(address)).toBe(corrected);
  expect(addressFaults(corrected)).toEqual([]);
});

test("the reasons", () => {
  const reasons = [
    "//a",
    "a",
    "/a b\n*",
    "/a/../b",
    "/a//b",
    "/.a",
    "/gro\u0308ße",
    "/a.css",
    long,
  ];
  expect(reasons.map((address) => addressFaults(address).join("\n"))).toMatchSnapshot();
});
