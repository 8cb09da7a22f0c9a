import { filesOfHtml } from "../../../../src/config/html/loaded-files";
import { imageHostPattern, otherHostProblem } from "../../../../src/config/html/other-hosts";
import { formatProblem } from "../../../../src/problems/format-problem";

const where = { file: "content/docs/intro.mdx", line: 5 };
const hosts = [
  "https://cdn.example.com",
  "https://*.example.org",
  "https://files.example.com:8443",
];
const image = (address: string) => ({ address, isImage: true });
const isAllowed = (address: string) => !otherHostProblem(image(address), hosts, where);

test.each([
  "./order.png",
  "/img/order.png",
  "order.png?size=2#a",
  "data:image/png;base64,AA==",
  "https://cdn.example.com/a.png",
  "HTTPS://CDN.example.com/a.png",
  "//cdn.example.com/a.png",
  "https://a.b.example.org/a.png",
  "https://files.example.com:8443/a.png",
])("an image at %s is shown", (address) => {
  expect(isAllowed(address)).toBe(true);
});

test.each([
  "https://evil.example/a.png",
  "//evil.example/a.png",
  "\\\\evil.example\\a.png",
  "/\\evil.example/a.png",
  " \thttps://evil.example/a.png",
  "ht\ntps://evil.example/a.png",
  "http://cdn.example.com/a.png",
  "https://cdn.example.com.evil.example/a.png",
  "https://cdn.example.com@evil.example/a.png",
  "https://cdn.example.com:8443/a.png",
  "https://example.org/a.png",
  "https://evilexample.org/a.png",
  "blob:https://cdn.example.com/1",
  "ftp://cdn.example.com/a.png",
  "javascript:alert(1)",
])("an image at %j is refused", (address) => {
  expect(isAllowed(address)).toBe(false);
});

test("nothing but images comes from the hosts of images, not even as data", () => {
  for (const address of ["https://cdn.example.com/a.mp4", "data:text/html,a"])
    expect(otherHostProblem({ address, isImage: false }, hosts, where)?.code).toBe(
      "file-of-other-host",
    );
});

test.each([
  "https://cdn.example.com",
  "https://*.example.com",
  "https://cdn.example.com:8443",
  "https://localhost",
])("%s may stand in the configuration", (host) => {
  expect(imageHostPattern.test(host)).toBe(true);
});

test.each([
  "*",
  "https:",
  "https://*",
  "https://*.com",
  "https://a.*.example.com",
  "https://cdn.*",
  "http://cdn.example.com",
  "cdn.example.com",
  "https://cdn.example.com/",
  "https://cdn.example.com/img",
  "https://cdn.example.com:*",
  "https://cdn.example.com; script-src *",
  "https://cdn.example.com https:",
  'https://cdn.example.com"',
  "'unsafe-inline'",
])("%j may not", (host) => {
  expect(imageHostPattern.test(host)).toBe(false);
});

test("a refusal says what to paste into the configuration", () => {
  const told = (address: string, allowed: string[], isImage = true) => {
    const problem = otherHostProblem({ address, isImage }, allowed, where);
    return problem && formatProblem(problem);
  };
  expect(told("https://img.example.net/a.png?b", [])).toMatchSnapshot();
  expect(told("https://img.example.net/a.png", ["https://cdn.example.com"])).toMatchSnapshot();
  expect(told("http://img.example.net/a.png", [])).toMatchSnapshot();
  expect(told("https://video.example.net/a.mp4", [], false)).toMatchSnapshot();
});

test("every attribute by which a page makes a browser fetch something is read", () => {
  const html = `
    <IMG SRC="/1" srcset="/2 1x, /3,4 2x,/5 300w , /6">
    <picture><source srcset="/7?a,b 2x"></picture>
    <video poster="/8" src="/v1"><source src="/v2"><track src="/v3"></video>
    <svg><image href="/9"/><image xlink:href="/10"/><feImage href="/11"/><use href="/v4"/></svg>
    <p style="background: url( '/12' ), url(/13)"></p><input type="image" src="/14">
    <iframe src="/v5"></iframe><embed src="/v6"><object data="/v7"></object><audio src="/v8"></audio>
    <a href="https://example.com">a link loads nothing</a><p data-src="/no">nor does this</p>`;
  const found = filesOfHtml(html);
  const addresses = (isImage: boolean) =>
    found.filter((file) => file.isImage === isImage).map(({ address }) => address);
  expect(addresses(true)).toEqual([
    "/1",
    "/2",
    "/3,4",
    "/5",
    "/6",
    "/7?a,b",
    ..."8 9 10 11 12 13 14".split(" ").map((n) => `/${n}`),
  ]);
  expect(addresses(false)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `/v${number}`));
});
