/** @jest-environment jsdom */
import { pageOfLink } from "../../../../src/browser/navigation/page-of-link";

function pageOf(attributes: Record<string, string>, prefix = ""): string | undefined {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return pageOfLink(link, prefix);
}

test.each([
  ["/docs/intro", "/docs/intro"],
  ["/docs/intro?a=1#b", "/docs/intro"],
  ["/docs/intro.html", "/docs/intro"],
  ["/docs/intro/", "/docs/intro"],
])("a link to %s opens the page %s", (href, path) => {
  expect(pageOf({ href })).toBe(path);
});

test.each<Record<string, string>>([
  { href: "https://elsewhere.example.com/docs" },
  { href: "mailto:a@example.com" },
  { href: "#here" },
  { href: "/" },
  { href: "/openapi.yaml" },
  { href: "/docs/intro", target: "_blank" },
  { href: "/docs/intro", download: "" },
  { href: "/de/docs/intro", hreflang: "de" },
  { href: "/docs/caf%E9" },
])("nothing is loaded ahead for %j", (attributes) => {
  expect(pageOf(attributes)).toBeUndefined();
});

test("with a path prefix, only links below it count", () => {
  expect(pageOf({ href: "/kit/docs" }, "/kit")).toBe("/kit/docs");
  expect(pageOf({ href: "/kitchen" }, "/kit")).toBeUndefined();
});
