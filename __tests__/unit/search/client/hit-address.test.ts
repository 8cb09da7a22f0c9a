import { hitAddress } from "../../../../src/search/client/hit-address";

const href = (url: string, base = "", externalUrlPattern?: string) =>
  hitAddress(url, { base, externalUrlPattern });

describe("the address of a hit", () => {
  test("is below the site's path prefix, once", () => {
    expect(href("/docs/api/get-item#body.id", "/en")).toBe("/en/docs/api/get-item#body.id");
    expect(href("/en/docs/intro", "/en")).toBe("/en/docs/intro");
    expect(href("/english", "/en")).toBe("/en/english");
  });

  test("ignores the host that a record names", () => {
    expect(href("https://docs.ianai.example/docs/intro?a=1#b")).toBe("/docs/intro?a=1#b");
  });

  test("stays as it is if it matches the pattern", () => {
    const pattern = "^https://www\\.example\\.com/";
    expect(href("https://www.example.com/a", "/en", pattern)).toBe("https://www.example.com/a");
    expect(href("https://www.example.org/a", "/en", pattern)).toBe("/en/a");
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/a",
    "\\\\evil.example",
    "http://[",
    "JaVaScRiPt:alert(1)",
  ])("%s stays on the site", (url) => {
    expect(href(url, "", ".*")).toMatch(/^\/(?![/\\])/);
  });
});
