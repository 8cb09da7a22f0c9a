import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Mistake } from "../mistakes/mistake";
import { batches, soundProject, type Batch } from "../mistakes/runs";
import { developSite, type DevelopSite } from "../support/develop-site";
import { reportedProblems } from "./support/five-parts";
import { copyProject, type ProjectCopy } from "./support/fixture-site";
import { writeFiles } from "./support/write-files";

const soundPage = "site/content/docs/sound.mdx";
const pollMs = 100;
const limitMs = 60_000;
const quietMs = 700;

let copy: ProjectCopy;
let site: DevelopSite;

beforeAll(async () => {
  copy = copyProject();
  writeFiles(copy.root, soundProject.files);
  site = await developSite(copy, soundProject.env);
});
afterAll(async () => {
  await site.stop();
  copy.remove();
});

/** Resolves to true as soon as it holds, to false after a time. */
async function within(limit: number, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const last = Date.now() + limit; Date.now() < last;) {
    if (await holds()) return true;
    await new Promise((done) => setTimeout(done, pollMs));
  }
  return false;
}

/** Resolves when the server has said nothing for a moment: nobody mends what is not read yet. */
async function untilQuiet(): Promise<void> {
  let length = -1;
  while (length !== site.output().length) {
    length = site.output().length;
    await new Promise((done) => setTimeout(done, quietMs));
  }
}

/** Mistakes that were not said in five parts at their place since a length of the output. */
function unsaid({ mistakes }: Batch, from: number): Mistake[] {
  const said = reportedProblems(site.output().slice(from));
  const places = new Set(said.filter(({ complete }) => complete).map(({ where }) => where));
  return mistakes.filter(({ at }) => !places.has(at));
}

/** Puts the sound files back in place of those with mistakes. */
function mend({ files }: Batch): void {
  for (const file of Object.keys(files)) {
    const sound = soundProject.files[file];
    if (sound !== undefined) writeFiles(copy.root, { [file]: sound });
    else if (file.startsWith("site/")) rmSync(join(copy.root, file), { force: true });
    else writeFiles(copy.root, { [file]: readFileSync(file) });
  }
}

/** The data of the sound page, as the server sends it to readers. */
async function soundData(): Promise<string> {
  const answer = await fetch(`${site.url}/page-data/docs/sound/page-data.json`);
  return answer.text();
}

const rebuilt = { bundle: /success Re-building development bundle/, queries: /success extract/ };

const marked = (mark: string) => `---\ntitle: Sound\n---\n\n## One\n\n${mark}\n`;

/** Whether the sound page shows a text after a time. */
const shows = (mark: string) => within(limitMs, async () => (await soundData()).includes(mark));

/** Whether the server goes on: it shows what is saved next, or has built anew. */
async function goesOn({ recovers }: Batch, index: number, from: number): Promise<boolean> {
  if (recovers !== "content")
    return within(limitMs, () => rebuilt[recovers].test(site.output().slice(from)));
  const mark = `mended ${index} times`;
  writeFiles(copy.root, { [soundPage]: marked(mark) });
  return shows(mark);
}

test.each(batches.map((batch, index) => ({ ...batch, index })))(
  "$name: develop names file, line, cause and fix of each, and goes on once they are mended",
  async ({ index, ...batch }) => {
    await untilQuiet();
    const from = site.output().length;
    writeFiles(copy.root, batch.files);
    await within(limitMs, () => unsaid(batch, from).length === 0);
    expect(unsaid(batch, from).map(({ name, at }) => `${name} (${at})`)).toEqual([]);
    // webpack's own words for what was said.
    expect(site.output().slice(from)).not.toMatch(/compiled with/);

    await untilQuiet();
    const saidAt = site.output().length;
    mend(batch);
    // Files that are deleted and saved in one moment are another matter: Gatsby may create pages in between.
    await untilQuiet();
    if (!(await goesOn(batch, index + 1, saidAt)))
      throw new Error(`It does not go on, but says:\n${site.output().slice(saidAt)}`);
  },
  2 * limitMs + 10_000,
);

test.each([5, 20, 40])(
  "a page that an editor empties first, and writes %i ms later, is shown whole",
  async (pauseMs) => {
    await untilQuiet();
    const mark = `written in two steps, ${pauseMs} ms apart`;
    const file = openSync(join(copy.root, soundPage), "w");
    await new Promise((done) => setTimeout(done, pauseMs));
    writeSync(file, marked(mark));
    closeSync(file);
    expect(await shows(mark)).toBe(true);
  },
  2 * limitMs,
);

test(
  "the page that shows a mistake goes with its file",
  async () => {
    await untilQuiet();
    const file = join(copy.root, "site/content/docs/short-lived.mdx");
    const status = async () =>
      (await fetch(`${site.url}/page-data/docs/short-lived/page-data.json`)).status;
    writeFiles(copy.root, {
      "site/content/docs/short-lived.mdx": "---\ntitle: 1\n---\n\n## One\n",
    });
    expect(await within(limitMs, async () => (await status()) === 200)).toBe(true);
    await untilQuiet();
    rmSync(file);
    expect(await within(limitMs, async () => (await status()) === 404)).toBe(true);
    const why = await (await fetch(`${site.url}/__missing?route=/docs/short-lived`)).text();
    expect(why).toContain("was deleted, moved, or renamed");
    const shown = await fetch(`${site.url}/page-data/dev-404-page/page-data.json`);
    expect(await shown.text()).toContain("missing-page");
  },
  2 * limitMs,
);

test(
  "a configuration that is deleted is missed, and noticed when it is back",
  async () => {
    await untilQuiet();
    const from = site.output().length;
    const file = "site/site.yaml";
    rmSync(join(copy.root, file));
    await site.untilPrinted(/The file that SITE_CONFIG names does not exist/, { from });
    writeFiles(copy.root, { [file]: soundProject.files[file] ?? null });
    await site.untilPrinted(/site\.yaml has changed\. Restart/, { from });
  },
  2 * limitMs,
);

test(
  "what is saved after a page is gone is compiled",
  async () => {
    await untilQuiet();
    const from = site.output().length;
    const file = "src/pages/404.tsx";
    writeFiles(copy.root, { [file]: `${readFileSync(file, "utf8")}\nexport {};\n` });
    expect(await within(limitMs, () => rebuilt.bundle.test(site.output().slice(from)))).toBe(true);
  },
  2 * limitMs,
);
