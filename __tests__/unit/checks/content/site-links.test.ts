import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteLinkProblems } from "../../../../src/checks/content/site-links";
import { loadSiteConfig } from "../../../../src/config/load-site-config";
import { loadContent } from "../../../../src/content/mdx/load-content";

/** What is said against links of a page, on a site with these pages. */
async function said(pages: Record<string, string[]>, links: readonly string[]): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), "linked-"));
  const from = ["title: From", ...links.map((link) => `See [it](${link}).`)];
  for (const [file, [title = "", ...lines]] of Object.entries({ ...pages, "docs/from": from })) {
    const whole = path.join(root, `${file}.mdx`);
    const body = file === "docs/from" ? lines : [];
    const keys = file === "docs/from" ? [] : lines;
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, ["---", title, ...keys, "---", "", ...body, ""].join("\n"));
  }
  try {
    const content = await loadContent(root);
    const { config } = loadSiteConfig(process.cwd(), {});
    if (!config) throw new Error("no configuration");
    const descriptionOf = () => undefined;
    const site = { content, config, descriptionOf, staticDir: root, brokenLinks: "error" } as const;
    return siteLinkProblems(site).map(({ seen, code }) => `${code} ${seen}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const tagged = (count: number, ...more: string[]) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `docs/many/page-${index}`,
      [`title: Page ${index}`, "tags: [many]", ...more],
    ]),
  );

test("an old address of a page is one that links may lead to", async () => {
  const pages = { "docs/new": ["title: New", "redirect_from: [/docs/old, /sales/old]"] };
  expect(await said(pages, ["/docs/old", "/sales/old", "/sales/older"])).toEqual([
    "broken-link /sales/older",
  ]);
});

test("so is each page of a tag of the docs, and no more than there are", async () => {
  const links = ["/docs/tags", "/docs/tags/many", "/docs/tags/many/page/2"];
  expect(await said(tagged(31), [...links, "/docs/tags/many/page/3"])).toEqual([
    "broken-link /docs/tags/many/page/3",
  ]);
});

test("pages that are not listed, and drafts, give their tags no pages", async () => {
  const links = ["/docs/tags", "/docs/tags/many"];
  const none = links.map((link) => `broken-link ${link}`);
  expect(await said(tagged(1, "unlisted: true"), links)).toEqual(none);
  expect(await said(tagged(1, "draft: true"), links)).toEqual(none);
});

test("a folder is one if it leads on to a page of the sidebar", async () => {
  const pages = { "docs/sell/orders": ["title: Orders"], "pages/legal/terms": ["title: Terms"] };
  expect(await said(pages, ["/docs/sell", "/legal/terms", "/legal"])).toEqual([
    "broken-link /legal",
  ]);
});
