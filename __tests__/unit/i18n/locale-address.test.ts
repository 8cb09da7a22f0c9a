import { localeAddress } from "../../../src/i18n/locale-address";

const place = { prefix: "", path: "/docs/intro", search: "?q=bin", hash: "#lots" };

describe("the address of a page in another locale", () => {
  it("keeps path, query and hash, and gets the locale's prefix", () => {
    const to = localeAddress(place, "fr", { current: "en", base: "en" });
    expect(to).toBe("/fr/docs/intro?q=bin#lots");
  });

  it("has no prefix in the default locale", () => {
    const at = { ...place, prefix: "/fr" };
    expect(localeAddress(at, "en", { current: "fr", base: "en" })).toBe("/docs/intro?q=bin#lots");
    expect(localeAddress(at, "de", { current: "fr", base: "en" })).toBe(
      "/de/docs/intro?q=bin#lots",
    );
  });

  it("keeps the path prefix of the site before that of the locale", () => {
    const at = { ...place, prefix: "/erp/fr" };
    expect(localeAddress(at, "en", { current: "fr", base: "en" })).toBe(
      "/erp/docs/intro?q=bin#lots",
    );
    expect(localeAddress({ ...place, prefix: "/erp" }, "fr", { current: "en", base: "en" })).toBe(
      "/erp/fr/docs/intro?q=bin#lots",
    );
  });
});
