import { withShortEarlyScript } from "../../../../src/output/html/minify-script";
import { preHydrationScript } from "../../../../src/browser/pre-hydration";

const colorMode = {
  defaultMode: "light" as const,
  disableSwitch: false,
  respectPrefersColorScheme: true,
};
const early = preHydrationScript({ colorMode, announcement: "news", prefix: "/docs" });
const page = `<html><head><script>${early}</script></head><body><script>(function other() { return 1; })()</script></body></html>`;

test("the early script of a page is minified once, and no other", () => {
  const short = withShortEarlyScript(page);
  expect(short.length).toBeLessThan(page.length * 0.8);
  expect(short).toContain("(function other() { return 1; })()");
  expect(withShortEarlyScript(short)).toBe(short);
});

test("the minified script does what the written one does", () => {
  const [, code = ""] = /<script>([\s\S]*?)<\/script>/.exec(withShortEarlyScript(page)) ?? [];
  const root = { dataset: {} as Record<string, string> };
  const stored = new Map([
    ["theme", "dark"],
    ["docs-theme", "dark"],
  ]);
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: () => undefined };
  const run = (script: string) => {
    root.dataset = {};

    const start = new Function(
      ...[
        "document",
        "localStorage",
        "performance",
        "location",
        "navigator",
        "window",
        "addEventListener",
        "history",
      ],
      script,
    ) as (...given: unknown[]) => void;
    start(
      { documentElement: root, querySelector: () => null },
      storage,
      { getEntriesByType: () => [{ type: "navigate", name: "https://docs.example/" }] },
      { origin: "https://docs.example", pathname: "/", search: "", hash: "" },
      {},
      {},
      () => undefined,
      { replaceState: () => undefined },
    );
    return root.dataset;
  };
  expect(run(code)).toEqual(run(early));
  expect(run(code)).toMatchObject({ js: "", layout: "late" });
});
