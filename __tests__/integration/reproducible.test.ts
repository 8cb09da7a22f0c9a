import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { acrossBuilds } from "./support/across-builds";
import { buildCopy, copyProject, type FixtureSite } from "./support/fixture-site";

const env = {
  CONTENT_DIR: "site/content",
  OPENAPI_DIR: "site/openapi",
  SITE_URL: "https://other.example",
  ON_BROKEN_LINKS: "warn",
};
const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n## Part\n\n${text}\n`;
const files = {
  "site/content/docs/first.mdx": page("First", "See [the second](/docs/second)."),
  "site/content/docs/second.mdx": page("Second", "```js\nconst a = 1;\n```"),
  "site/content/docs/third.mdx": page("Third", "The first text of the third page."),
  "site/openapi/openapi.json": JSON.stringify(syntheticDescription(6)),
};
const changedText =
  "Another text of the third page, which is also a longer one than the first was.";

const third = { "site/content/docs/third.mdx": page("Third", changedText) };

type Hashes = Map<string, string>;

function hashesOf(publicDir: string): Hashes {
  const all = readdirSync(publicDir, { recursive: true, encoding: "utf8" }).sort();
  const names = all.filter((file) => statSync(join(publicDir, file)).isFile());
  const hash = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(publicDir, file)))
      .digest("hex");
  return new Map(names.map((file) => [file, hash(file)]));
}

/** Files that differ between two builds, or are in one of them only. */
function differences(one: Hashes, other: Hashes): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (file) => one.get(file) !== other.get(file),
  );
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
  let first: FixtureSite;
  let second: FixtureSite;
  let changed: FixtureSite;
  let keptDir: string;
  let before: Hashes;

  beforeAll(async () => {
    first = await buildCopy(copyProject(), { files, env });
    second = await buildCopy(copyProject(), { files, env });
    keptDir = mkdtempSync(join(tmpdir(), "build-before-"));
    cpSync(second.publicDir, keptDir, { recursive: true });
    before = hashesOf(keptDir);
    rmSync(second.publicDir, { recursive: true });
    rmSync(join(second.root, ".cache"), { recursive: true });
    changed = await buildCopy(second, { files: third, env });
  }, 900_000);
  afterAll(() => {
    first.remove();
    second.remove();
    rmSync(keptDir, { recursive: true });
  });

  test("end well", () => {
    for (const { exitCode, output } of [first, second, changed]) {
      if (exitCode !== 0) console.error(output);
      expect(exitCode).toBe(0);
    }
  });

  test("in two folders give the same bytes", () => {
    expect(before.size).toBeGreaterThan(50);
    expect(differences(hashesOf(first.publicDir), before)).toEqual([]);
  });

  test("of which one page differs keep the other pages' data and all other hashed files", () => {
    const after = hashesOf(changed.publicDir);
    const differing = differences(before, after);
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
    const pages = [...before.keys()].filter(
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

  test("over the one before make what one from nothing makes", async () => {
    const warm = await buildCopy(first, { files: third, env });
    expect(warm.exitCode).toBe(0);
    const [found, wanted] = [hashesOf(warm.publicDir), hashesOf(changed.publicDir)];
    // What the earlier build alone had may lie there still, for tabs that are open.
    expect(differences(found, wanted).filter((file) => wanted.has(file))).toEqual([]);
  }, 300_000);

  test("and so they do when the API has another operation, and others a new text", async () => {
    const text = JSON.stringify(syntheticDescription(7)).replaceAll("Works on", "Acts on");
    const description = { "site/openapi/openapi.json": text };
    const warm = await buildCopy(first, { files: description, env });
    rmSync(changed.publicDir, { recursive: true });
    rmSync(join(changed.root, ".cache"), { recursive: true });
    const cold = await buildCopy(changed, { files: description, env });
    expect([warm.exitCode, cold.exitCode]).toEqual([0, 0]);
    const [found, wanted] = [hashesOf(warm.publicDir), hashesOf(cold.publicDir)];
    expect(differences(found, wanted).filter((file) => wanted.has(file))).toEqual([]);
    const differing = differences(found, before);
    for (const kind of [/\.md$/, /^llms\/.+\.txt$/, /^llms-full\.txt$/, /^download\/.+\.yaml$/])
      expect(differing.filter((file) => kind.test(file))).not.toEqual([]);
  }, 300_000);

  test("have the styles as they are now, when nothing but a style sheet has changed since", async () => {
    const sheet = "src/theme/base.css";
    const text = readFileSync(join(changed.root, sheet), "utf8");
    const restyled = await buildCopy(changed, {
      files: { [sheet]: `${text}\nbody { outline-offset: 12.5px; }\n` },
      env,
    });
    expect(restyled.exitCode).toBe(0);
    const html = readFileSync(join(restyled.publicDir, "docs/first/index.html"), "utf8");
    expect(html.includes("outline-offset:12.5px")).toBe(true);
  }, 300_000);
});
