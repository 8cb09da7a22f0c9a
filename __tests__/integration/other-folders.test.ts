import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { filesBelow } from "../../src/config/files-below";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { buildCopy, copyProject, type FixtureSite, type ProjectCopy } from "./support/fixture-site";
import { lastingNames } from "./support/site-hashes";

let copy: ProjectCopy;
let outside: string;
beforeAll(() => {
  copy = copyProject();
  outside = mkdtempSync(join(tmpdir(), "other sites ü-"));
});
afterAll(() => {
  for (const folder of readOnly) chmodSync(folder, 0o755);
  rmSync(outside, { recursive: true });
  copy.remove();
});

const readOnly: string[] = [];

/** Writes a site of one doc and one operation into a folder outside of the checkout; `more` are other files of it. */
function writeSite(name: string, title: string, more: Record<string, string> = {}): string {
  const folder = join(outside, name);
  const files = {
    "content/docs/intro.mdx": `---\ntitle: ${title}\n---\n\n## First\n\nSee [more](./more/page.mdx).\n`,
    "content/docs/more/page.mdx": `---\ntitle: More of ${title}\n---\n\nA page in a folder.\n`,
    "openapi/openapi.json": JSON.stringify(syntheticDescription(2)),
    "site.yaml": `title: ${title} docs\nnavbar: { title: ${title}, items: [{ label: Start, to: /docs/intro }] }\n`,
    ...more,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

interface Parts {
  content: string;
  openapi: string;
  config: string;
}

/** Builds the site of a folder; of the others named, some part comes instead. */
function build(folder: string, parts: Partial<Parts> = {}): Promise<FixtureSite> {
  const { content, openapi, config } = {
    content: folder,
    openapi: folder,
    config: folder,
    ...parts,
  };
  const env = {
    CONTENT_DIR: join(content, "content"),
    OPENAPI_DIR: join(openapi, "openapi"),
    SITE_CONFIG: join(config, "site.yaml"),
    SITE_URL: "https://other.example",
  };
  return buildCopy(copy, { files: {}, env });
}

/** Files of the site that have a word in their names or texts. */
function filesWith(word: string): string[] {
  const entries = readdirSync(copy.publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => file.includes(word) || readFileSync(file, "utf8").includes(word))
    .map((file) => relative(copy.publicDir, file));
}

/** Data that pages share, and that are not there: Gatsby does not write a result again whose digest it knows. */
function missingData(): string[] {
  const pages = filesBelow(copy.publicDir).filter((file) => file.endsWith("page-data.json"));
  const named = pages.flatMap((file) => {
    const text = readFileSync(join(copy.publicDir, file), "utf8");
    return (JSON.parse(text) as { staticQueryHashes: string[] }).staticQueryHashes;
  });
  const data = [...new Set(named)].map((name) => `page-data/sq/d/${name}.json`);
  expect(data).not.toEqual([]);
  return data.filter((file) => !existsSync(join(copy.publicDir, file)));
}

/** What only the second site has: a page of a category, an old address, a post, operations, an author. */
const onlyInBeta = {
  "content/docs/betasite-only/page.mdx":
    "---\ntitle: A page of Betasite\nredirect_from: [/docs/old-betasite]\ntags: [betasite-tag]\n---\n\nWords.\n",
  "content/docs/tags.yml": "betasite-tag:\n  label: Betasite tag\n",
  "content/blog/2026-01-01-betasite.mdx":
    "---\ntitle: A post of Betasite\ndate: 2026-01-01\n---\n\nNews.\n",
  "openapi/openapi.json": JSON.stringify(syntheticDescription(5)).replaceAll(
    "Works on",
    "Betaworks on",
  ),
};

function expectSite(
  { exitCode, output, publicDir }: FixtureSite,
  title: string,
  configured = title,
): void {
  if (exitCode !== 0) console.error(output);
  expect(exitCode).toBe(0);
  const page = (route: string) => readFileSync(join(publicDir, route, "index.html"), "utf8");
  expect(page("docs/intro")).toContain(`>${title} | ${configured} docs<`);
  expect(page("docs/intro")).toContain('id="first"');
  expect(page("docs/more/page")).toContain(`>More of ${title} | ${configured} docs<`);
  const api = readFileSync(join(publicDir, "routes.json"), "utf8");
  expect(api).toContain("/docs/api/");
}

// One after another in one checkout, without cleaning: none may see what the one before has left.
describe("content, description and configuration outside of the checkout", () => {
  const types = () => readFileSync(join(copy.root, "src/gatsby-types.d.ts"), "utf8");
  let typesBefore: string;
  beforeAll(() => {
    typesBefore = types();
  });

  const first = () => join(outside, "first site");
  const second = () => join(outside, "link");
  /** Files of the second site that come of its content alone. */
  let ofSecond: string[];

  test("build from a folder with a space and an umlaut: a link, named relative to the checkout, that cannot be written to", async () => {
    const folder = writeSite("second", "Betasite", onlyInBeta);
    const folders = ["docs/more", "docs/betasite-only", "docs", "blog"].map(
      (name) => `content/${name}`,
    );
    for (const below of [...folders, "content", "openapi", ""]) {
      readOnly.unshift(join(folder, below));
      chmodSync(join(folder, below), 0o555);
    }
    symlinkSync(folder, second());
    expectSite(await build(relative(copy.root, second())), "Betasite");
    expect(filesWith("old-betasite")).toContain("docs/old-betasite/index.html");
    const there = lastingNames(filesBelow(copy.publicDir));
    ofSecond = there.filter((file) => file.includes("betasite"));
    expect(ofSecond.length).toBeGreaterThan(5);
  });

  test("build from another one with the same names of files, and the same description: of the content and configuration of the other nothing is left", async () => {
    expectSite(
      await build(writeSite("first site", "Alphasite"), { openapi: second() }),
      "Alphasite",
    );
    expect(filesWith("Betaworks")).not.toEqual([]);
    expect([filesWith("betasite"), filesWith("Betasite docs")]).toEqual([[], []]);
    expect(filesWith("A page of Betasite").concat(filesWith("A post of Betasite"))).toEqual([]);
  });

  test("build with the configuration alone as before: nothing is left of the other description, and what was gone is back", async () => {
    expectSite(
      await build(second(), { openapi: first(), config: first() }),
      "Betasite",
      "Alphasite",
    );
    expect([filesWith("Betaworks"), filesWith("More of Alphasite")]).toEqual([[], []]);
    expect(ofSecond.filter((file) => !existsSync(join(copy.publicDir, file)))).toEqual([]);
    expect(missingData()).toEqual([]);
  });

  test("leave the checkout's own files as they are", () => {
    expect(types()).toBe(typesBefore);
  });
});
