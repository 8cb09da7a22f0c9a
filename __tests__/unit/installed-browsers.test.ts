import { installedBrowsers } from "../support/browser/installed.mjs";

const everything = () => true;

test("on Linux the folders of PATH come first, and a name is listed once", () => {
  const found = installedBrowsers({
    platform: "linux",
    env: { PATH: "/opt/mine:/usr/bin" },
    exists: (file) => ["/usr/bin/chromium", "/opt/mine/google-chrome"].includes(file),
  });
  expect(found).toEqual(["/usr/bin/chromium", "/opt/mine/google-chrome"]);
});

test("on macOS the applications of the machine come before those of the user", () => {
  const found = installedBrowsers({
    platform: "darwin",
    env: { HOME: "/Users/a" },
    exists: everything,
  });
  expect(found[0]).toBe("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  expect(found).toContain("/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium");
});

test("on Windows, folders that the environment does not name are not searched", () => {
  const found = installedBrowsers({
    platform: "win32",
    env: { PROGRAMFILES: "C:\\Program Files" },
    exists: everything,
  });
  expect(found).toHaveLength(3);
  expect(found.every((file) => file.startsWith("C:\\Program Files"))).toBe(true);
});
