import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { buildCopy, copyProject, type FixtureSite, type ProjectCopy } from "./support/fixture-site";

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

/** Writes a site of one doc and one operation into a folder outside of the checkout. */
function writeSite(name: string, title: string): string {
  const folder = join(outside, name);
  const files = {
    "content/docs/intro.mdx": `---\ntitle: ${title}\n---\n\n## First\n\nSee [more](./more/page.mdx).\n`,
    "content/docs/more/page.mdx": `---\ntitle: More of ${title}\n---\n\nA page in a folder.\n`,
    "openapi/openapi.json": JSON.stringify(syntheticDescription(2)),
    "site.yaml": `title: ${title} docs\nnavbar: { title: ${title}, items: [{ label: Start, to: /docs/intro }] }\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function build(folder: string): Promise<FixtureSite> {
  const env = {
    CONTENT_DIR: join(folder, "content"),
    OPENAPI_DIR: join(folder, "openapi"),
    SITE_CONFIG: join(folder, "site.yaml"),
    SITE_URL: "https://other.example",
  };
  return buildCopy(copy, { files: {}, env });
}

function expectSite({ exitCode, output, publicDir }: FixtureSite, title: string): void {
  if (exitCode !== 0) console.error(output);
  expect(exitCode).toBe(0);
  const page = (route: string) => readFileSync(join(publicDir, route, "index.html"), "utf8");
  expect(page("docs/intro")).toContain(`>${title} | ${title} docs<`);
  expect(page("docs/intro")).toContain('id="first"');
  expect(page("docs/more/page")).toContain(`>More of ${title} | ${title} docs<`);
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

  test("build from a folder with a space and an umlaut", async () => {
    expectSite(await build(writeSite("first site", "Alpha")), "Alpha");
  });

  test("build from another one with the same names of files: a link, named relative to the checkout, that cannot be written to", async () => {
    const folder = writeSite("second", "Beta");
    for (const below of ["content/docs/more", "content/docs", "content", "openapi", ""]) {
      readOnly.unshift(join(folder, below));
      chmodSync(join(folder, below), 0o555);
    }
    symlinkSync(folder, join(outside, "link"));
    expectSite(await build(relative(copy.root, join(outside, "link"))), "Beta");
  });

  test("build the first site again", async () => {
    expectSite(await build(join(outside, "first site")), "Alpha");
    expect(existsSync(join(copy.publicDir, "docs/intro/index.html"))).toBe(true);
  });

  test("leave the checkout's own files as they are", () => {
    expect(types()).toBe(typesBefore);
  });
});
