import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilHydrated, untilIdle } from "../e2e/support/hydration";
import { ask } from "../hosts/support/ask";
import { missingForNginx } from "../hosts/support/hosts";
import { acrossBuilds } from "./support/across-builds";
import {
  changedText,
  files,
  lastFiles,
  third,
  withdraw,
  withoutWithdrawn,
} from "./support/changing-site";
import { dockerBuild, type DockerBuild } from "./support/docker-build";
import { serveImage } from "./support/docker-nginx";
import { buildCommand, buildCopy, copyProject, type FixtureSite } from "./support/fixture-site";
import { testOffline } from "./support/offline-tests";
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

const sheet = "src/views/theme/base.css";

/** Other styles, and other code in each file that is loaded when it is wanted. */
function renewedCode(root: string): Record<string, string> {
  const more = (file: string, text: string): [string, string] => [
    file,
    `${readFileSync(join(root, file), "utf8")}\n${text}\n`,
  ];
  return Object.fromEntries([
    more(sheet, "body { outline-offset: 12.5px; }"),
    ...onDemand.map((file) => more(file, 'console.debug("renewed");')),
  ]);
}

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
  /** The code of the last of these builds. */
  let code: Record<string, string>;
  /** That one from nothing, in a container. */
  let cold: DockerBuild | undefined;

  beforeAll(async () => {
    const copy = copyProject();
    code = renewedCode(copy.root);
    before = await buildCopy(copy, { files, env });
    keptDir = mkdtempSync(join(tmpdir(), "build-before-"));
    cpSync(before.publicDir, keptDir, { recursive: true });
    hashes = hashesOf(keptDir);
    changed = await buildCopy(before, { files: third, env });
  }, 900_000);
  afterAll(() => {
    changed.remove();
    cold?.remove();
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
        new RegExp(
          `gatsby build works in this folder already\n.*\n  seen   process ${running.pid},`,
        ),
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
  }, 600_000);

  test("over the one before and one that was killed make what one from nothing makes in another folder, with the files of the container alone: a page, a tag, an author and an operation gone, one new, texts, styles and code others", async () => {
    writeFileSync(join(changed.publicDir, "docs/of-nobody.html"), "<a href='/docs/old'>gone</a>");
    withdraw(changed.root);
    const warm = await buildCopy(changed, { files: { ...withoutWithdrawn, ...code }, env });
    cold = await dockerBuild({ files: { ...lastFiles, ...code }, env });
    for (const { exitCode, output } of [warm, cold]) if (exitCode !== 0) console.error(output);
    expect([warm.exitCode, cold.exitCode]).toEqual([0, 0]);
    const [found, wanted] = [hashesOf(warm.publicDir), hashesOf(cold.publicDir)];
    expect(found.size).toBeGreaterThan(50);
    expect(differences(found, wanted)).toEqual([]);
    // Redirects to a page that is gone are not broken links: they are gone too.
    expect(warm.output).not.toMatch(/docs\/old/);
    const gone = lastingNames(hashes.keys()).filter((file) => !found.has(file));
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
    const html = readFileSync(join(warm.publicDir, "docs/first/index.html"), "utf8");
    expect(html.includes("outline-offset:12.5px")).toBe(true);
  }, 600_000);

  const nginx = missingForNginx() === undefined ? test : test.skip;
  nginx("are served by nginx with the files of the image alone", async () => {
    if (!cold) throw new Error("There is no image.");
    const { port, end } = await serveImage(cold.image);
    const get = (path: string, send = {}) => ask(port, { name: "", path, send, status: 200 });
    try {
      const page = await get("/docs/renamed", { "Accept-Encoding": "br" });
      expect([page.status, page.headers["content-encoding"]]).toEqual([200, ["br"]]);
      expect(page.body.toString()).toContain("Its file is renamed.");
      expect(page.headers["content-security-policy"]).toEqual(["frame-ancestors 'none'"]);
      expect((await get("/nowhere")).status).toBe(404);
      expect((await get("/download/docs-mcp.tgz")).status).toBe(200);
    } finally {
      await end();
    }
  });

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

  describe("kept on the device", () =>
    testOffline(() => ({ before: keptDir, after: changed.publicDir, changedText })));
});
