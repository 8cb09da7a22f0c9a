import { hitAddress } from "../../../../src/search/client/hit-address";

const href = (url: string, base = "", externalUrlPattern?: string) =>
  hitAddress(url, { base, externalUrlPattern }).href;

describe("the address of a hit", () => {
  test("is below the site's path prefix, once", () => {
    expect(href("/docs/api/get-item#body.id", "/en")).toBe("/en/docs/api/get-item#body.id");
    expect(href("/en/docs/intro", "/en")).toBe("/en/docs/intro");
    expect(href("/english", "/en")).toBe("/en/english");
  });

  test("forgets the host that a record names", () => {
    expect(href("https://docs.ianai.example/docs/intro?a=1#b")).toBe("/docs/intro?a=1#b");
  });

  test("stays as it is where it matches the pattern, and is opened by a full load", () => {
    const pattern = "^https://www\\.example\\.com/";
    expect(
      hitAddress("https://www.example.com/a", { base: "/en", externalUrlPattern: pattern }),
    ).toEqual({ href: "https://www.example.com/a", external: true });
    expect(href("https://www.example.org/a", "/en", pattern)).toBe("/en/a");
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/a",
    "\\\\evil.example",
    "http://[",
    "JaVaScRiPt:alert(1)",
  ])("%s leads nowhere else", (url) => {
    expect(href(url, "", ".*")).toMatch(/^\/(?![/\\])/);
  });
});
