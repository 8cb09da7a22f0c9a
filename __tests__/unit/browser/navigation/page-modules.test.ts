import type { GatsbyWindow } from "../../../../src/browser/navigation/gatsby-window";
import { guardPageModules } from "../../../../src/browser/navigation/page-modules";

const chunk = "component---src-pages-pricing-tsx";

/** Loads a page module through the guard. */
function guarded(load: () => Promise<{ default?: unknown }>) {
  const components = { [chunk]: load };
  guardPageModules({ asyncRequires: { components } } as unknown as GatsbyWindow);
  return components[chunk];
}

describe("loading a page module", () => {
  test("throws an error with the module's name if it has no default export", async () => {
    await expect(guarded(async () => ({}))?.()).rejects.toThrow(
      "The page module src-pages-pricing-tsx has no default export.",
    );
  });

  test("is tried a second time, but not a third", async () => {
    const page = { default: () => null };
    const load = jest
      .fn(async () => page)
      .mockRejectedValueOnce(new Error("Loading chunk 1 failed."));
    await expect(guarded(load)?.()).resolves.toBe(page);
    expect(load).toHaveBeenCalledTimes(2);

    const broken = jest.fn(() => Promise.reject(new Error("Loading chunk 1 failed.")));
    await expect(guarded(broken)?.()).rejects.toThrow("Loading chunk 1 failed.");
    expect(broken).toHaveBeenCalledTimes(2);
  });
});
