import { cleanAddress } from "../../../../src/browser/navigation/clean-address";

test.each([
  ["/docs/intro.html", "/docs/intro"],
  ["/docs/intro/index.html", "/docs/intro"],
  ["/index.html", "/"],
  ["/docs/intro.html?q=a.html#b.html", "/docs/intro?q=a.html#b.html"],
  ["/docs/intro", "/docs/intro"],
  ["/docs/intro/", "/docs/intro/"],
  ["/docs/html", "/docs/html"],
  ["#part", "#part"],
  ["/", "/"],
])("%s is treated as %s", (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});
