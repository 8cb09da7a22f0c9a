import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilHydrated, untilIdle } from "../e2e/support/hydration";
import { acrossBuilds } from "./support/across-builds";
import {
  changedText,
  files,
  otherDescription,
  third,
  withdraw,
  withoutWithdrawn,
} from "./support/changing-site";
import { buildCommand, buildCopy, copyProject, type FixtureSite } from "./support/fixture-site";
import { inOpenTab } from "./support/open-tab";
import { differences, hashesOf, lastingNames, type Hashes } from "./support/site-hashes";

const env = {
  CONTENT_DIR: "site/content",
  OPENAPI_DIR: "site/openapi",
  SITE_URL: "https://other.example",
  ON_BROKEN_LINKS: "warn",
};
const operation = "/docs/api/get-resource-1";
/** Code that pages load when it is wanted. */
const onDemand = [
  "src/views/components/console/open-console.tsx",
  "src/views/components/search/modal/open-modal.tsx",
];

const isRuntime = (file: string) => /^webpack-runtime-/.test(file);
/** A page of another build without what each build changes on all pages: the runtime's name and the hash of the build. */
const lasting = (html: string) =>
  html
    .replace(/webpack-runtime-[0-9a-f]{20}/g, "")
    .replace(/___webpackCompilationHash="[0-9a-f]+"/g, "")
    .replace(/'sha256-[\w+/=]+'/g, "");

/** Names of the scripts of the chunk with the component of a page. */
function scriptsOf(page: string, publicDir: string): string[] {
  const stats = readFileSync(join(publicDir, "webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const chunks = Object.keys(assetsByChunkName).filter((chunk) => chunk.endsWith(page));
  return chunks.flatMap((chunk) => assetsByChunkName[chunk]?.at(-1) ?? []);
}

describe("builds of one commit", () => {
  let before: FixtureSite;
  let changed: FixtureSite;
  let keptDir: string;
  let hashes: Hashes;
  /** Files that went when the pages went that they were made of. */
  let gone: string[] = [];

  beforeAll(async () => {
    before = await buildCopy(copyProject({ isNew: true }), { files, env });
    keptDir = mkdtempSync(join(tmpdir(), "build-before-"));
    cpSync(before.publicDir, keptDir, { recursive: true });
    hashes = hashesOf(keptDir);
    changed = await buildCopy(before, { files: third, env });
  }, 900_000);
  afterAll(() => {
    changed.remove();
    rmSync(keptDir, { recursive: true });
  });

  test("end well", () => {
    for (const { exitCode, output } of [before, changed]) {
      if (exitCode !== 0) console.error(output);
      expect(exitCode).toBe(0);
    }
  });

  test("of which one page differs keep the other pages' data and all other hashed files", () => {
    const after = hashesOf(changed.publicDir);
    const differing = differences(hashes, after);
    expect(differing).toContain("docs/third/index.html");
    const scripts = differing.filter((file) => /\.(js|css)$/.test(file) && !isRuntime(file));
    const own = [keptDir, changed.publicDir].flatMap((dir) => scriptsOf("third-mdx", dir));
    expect(own.length).toBeGreaterThan(1);
    expect(scripts.filter((file) => !own.includes(file))).toEqual([]);
    const data = differing.filter((file) => /^(page-data|static)\//.test(file));
    // The hash of the build; the excerpt of the page; the search, whose shards are those of one build.
    const ofAllPages = /app-data|docs\/third\/|^static\/search\//;
    expect(data.filter((file) => !ofAllPages.test(file))).toEqual([]);
  });

  test("of which one page differs have the same HTML but for the names of the runtime and of the build", () => {
    const pages = [...hashes.keys()].filter(
      (file) => file.endsWith(".html") && !file.includes("third"),
    );
    expect(pages.length).toBeGreaterThan(8);
    for (const file of pages) {
      const [old, now] = [keptDir, changed.publicDir].map((dir) =>
        lasting(readFileSync(join(dir, file), "utf8")),
      );
      expect([file, now === old]).toEqual([file, true]);
    }
  });

  test("can be deployed over each other while a tab of the one before is open", async () => {
    const { text, documents, address, complaints } = await acrossBuilds({
      before: keptDir,
      after: changed.publicDir,
      from: "/docs/first",
      to: "/docs/third?q=a#part",
    });
    expect(text).toContain(changedText);
    expect(documents).toBe(2);
    expect(address).toBe("/docs/third?q=a#part");
    expect(complaints).toEqual([]);
  }, 120_000);

  test("and when even the scripts of the one before are gone, the page comes by one full load", async () => {
    const { text, documents, address } = await acrossBuilds({
      before: keptDir,
      after: changed.publicDir,
      from: "/docs/first",
      to: "/docs/third?q=a#part",
      keep: 0,
      losesData: true,
    });
    expect(text).toContain(changedText);
    expect(documents).toBe(2);
    expect(address).toBe("/docs/third?q=a#part");
  }, 120_000);

  test("over the one before make what one from nothing makes in another folder: a page, a tag, an author and an operation gone, one new, texts others", async () => {
    withdraw(changed.root);
    writeFileSync(join(changed.publicDir, "docs/of-nobody.html"), "<a href='/docs/old'>gone</a>");
    const warm = await buildCopy(changed, { files: withoutWithdrawn, env });
    const other = copyProject({ isNew: true });
    other.write({ ...files, ...third });
    withdraw(other.root);
    const cold = await buildCopy(other, { files: withoutWithdrawn, env });
    expect([warm.exitCode, cold.exitCode]).toEqual([0, 0]);
    const [found, wanted] = [hashesOf(warm.publicDir), hashesOf(cold.publicDir)];
    cold.remove();
    expect(found.size).toBeGreaterThan(50);
    expect(differences(found, wanted)).toEqual([]);
    // Redirects to a page that is gone are no broken links: they are gone too.
    expect(warm.output).not.toMatch(/docs\/old/);
    gone = lastingNames(hashes.keys()).filter((file) => !found.has(file));
    for (const file of [
      ...["docs/old/index.html", "docs/old.md", "docs/older/index.html", "docs/oldest/index.html"],
      ...["page-data/docs/old/page-data.json", "social/docs/old.png", "notice.txt"],
      ...["docs/tags/leaving/index.html", "blog/tags/passing/rss.xml", "blog/authors/leaver.md"],
      ...["docs/named/index.html", "docs/api/post-resource-3/index.html"],
    ])
      expect(gone).toContain(file);
    const differing = differences(found, hashes);
    for (const kind of [/\.md$/, /^llms\/.+\.txt$/, /^llms-full\.txt$/, /^download\/.+\.yaml$/])
      expect(differing.filter((file) => kind.test(file))).not.toEqual([]);
  }, 300_000);

  test("are one at a time in a folder, and of one that is killed nothing is published", async () => {
    const { command, args, env: environment } = buildCommand(env);
    const running = spawn(command, args, { cwd: changed.root, env: environment });
    await new Promise<void>((begun, failed) => {
      running.stdout.on("data", (text) => {
        if (String(text).includes("bootstrap finished")) begun();
      });
      running.once("close", () => failed(new Error("The build ended too soon.")));
    });
    const second = await buildCopy(changed, { files: {}, env });
    expect([second.exitCode, second.output]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`^gatsby build works in this folder: process ${running.pid}, since `),
      ),
    ]);
    const ended = new Promise((done) => running.once("close", done));
    running.kill("SIGKILL");
    await ended;
    const { deploySite } = await import("../../scripts/deploy/deploy-site.mjs");
    const to = join(changed.root, "served");
    await expect(
      deploySite({ from: changed.publicDir, to, form: "index", keep: 0 }),
    ).rejects.toThrow("did not finish");
    expect(existsSync(to)).toBe(false);
  }, 300_000);

  test("have the styles as they are now, and the pages that were gone, also after one that was killed", async () => {
    const sheet = "src/views/theme/base.css";
    const text = readFileSync(join(changed.root, sheet), "utf8");
    const renewed = Object.fromEntries(
      onDemand.map((file) => [
        file,
        `${readFileSync(join(changed.root, file), "utf8")}\nconsole.debug("renewed");\n`,
      ]),
    );
    const restyled = await buildCopy(changed, {
      files: {
        ...files,
        ...renewed,
        "site/openapi/openapi.json": otherDescription(),
        [sheet]: `${text}\nbody { outline-offset: 12.5px; }\n`,
      },
      env,
    });
    expect(restyled.exitCode).toBe(0);
    const there = new Set(hashesOf(restyled.publicDir).keys());
    const ofOperation = /post-resource-3/;
    expect(gone.filter((file) => !there.has(file) && !ofOperation.test(file))).toEqual([]);
    const html = readFileSync(join(restyled.publicDir, "docs/first/index.html"), "utf8");
    expect(html.includes("outline-offset:12.5px")).toBe(true);
  }, 300_000);

  test("whose scripts are all others can be deployed over each other: in an open tab Try it, search and links go on", async () => {
    const builds = { before: keptDir, after: changed.publicDir, from: operation };
    const scripts = await inOpenTab(builds, async ({ page, deploy, documents, complaints }) => {
      await deploy();
      await page.getByRole("button", { name: "Try it" }).click();
      await page.getByRole("dialog", { name: /^Try: / }).waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill("First");
      await page.getByRole("dialog").getByRole("row").first().waitFor();
      expect(documents()).toBe(1);
      await page.getByRole("dialog").getByRole("row").first().click();
      await page.waitForURL((url) => url.pathname !== operation);
      await untilHydrated(page);
      expect(complaints).toEqual([]);
      return page.evaluate(() => document.documentElement.outerHTML.includes("12.5px"));
    });
    expect(scripts).toBe(true);
  }, 120_000);

  test("and when the scripts of the one before are gone, the page is renewed once, with its address", async () => {
    const builds = { before: keptDir, after: changed.publicDir, from: `${operation}?a=b#request` };
    await inOpenTab({ ...builds, keep: 0 }, async ({ page, deploy, documents, address }) => {
      const tryIt = page.getByRole("button", { name: /^(?:Try it|Retry)$/ });
      await deploy();
      await Promise.all([page.waitForEvent("load"), tryIt.click()]);
      await untilHydrated(page);
      expect([documents(), address()]).toEqual([2, `${operation}?a=b#request`]);
      await untilIdle(page);
      // Of a site that lacks it altogether it is told, and no more is tried.
      await page.route("**/static/reference/try-*", (route) => route.fulfill({ status: 404 }));
      await tryIt.click();
      await page.getByText("This part could not be loaded.").waitFor();
      expect(documents()).toBe(2);
      await page.unroute("**/static/reference/try-*");
      await tryIt.click();
      await page.getByRole("dialog", { name: /^Try: / }).waitFor();
      expect(await page.getByText("This part could not be loaded.").count()).toBe(0);
    });
    await inOpenTab({ ...builds, keep: 0 }, async ({ page, deploy, documents, address }) => {
      await deploy();
      // What is typed while the code is on its way is not lost.
      let letGo = () => {};
      const typed = new Promise<void>((done) => {
        letGo = done;
      });
      await page.route(/\.(?:js|css)$/, async (route) => {
        await typed;
        await route.continue();
      });
      await page.keyboard.press("Control+k");
      await page.keyboard.type("First");
      letGo();
      await page.waitForURL("**/search?q=First");
      await page.locator("main ol a").first().waitFor();
      expect([documents(), address()]).toEqual([2, "/search?q=First"]);
    });
  }, 120_000);
});
