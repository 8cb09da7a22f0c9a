import {
  asInAddressBar,
  isRoutable,
  isSamePath,
} from "../../../../src/browser/navigation/router-path";

/** What the router does with a path. */
const told = (path: string) => encodeURI(decodeURI(path));

test.each([
  "/docs/intro",
  "/a%2Fb",
  "/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "/a%3Ab%3fc%40%2C",
  "/ü%20x",
])("%s is known again after the router has decoded and encoded it", (path) => {
  const inAddressBar = new URL(path, "https://docs.example").pathname;
  expect(asInAddressBar(told(inAddressBar)).toLowerCase()).toBe(inAddressBar.toLowerCase());
});

test("an encoded percent sign stays", () => {
  expect(asInAddressBar("/100%25")).toBe("/100%25");
  expect(asInAddressBar("/100%25A")).toBe("/100%25A");
});

test("two encodings of a path are the same path", () => {
  expect(isSamePath("/a%27%0Ab?q=%", "/a'%0ab")).toBe(true);
  expect(isSamePath("/a", "/b")).toBe(false);
  expect(isSamePath("/%", "/%?q")).toBe(true);
});

test.each(["/docs/intro", "/docs/%C3%BC?q=%#%", "?q=%zz", "#%", "/%00"])(
  "the router takes %j",
  (address) => {
    expect(isRoutable(address)).toBe(true);
  },
);

test.each(["/%", "/caf%E9", "/%ED%A0%80?q", "/search?q=\uD800"])(
  "the router cannot take %j",
  (address) => {
    expect(isRoutable(address)).toBe(false);
  },
);
