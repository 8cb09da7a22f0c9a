import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { imageDamage } from "../../../../src/content/images/damaged-image";
import { noImage } from "../../../../src/content/images/unreadable-image";
import { formatProblem } from "../../../../src/problems/format-problem";

type Format = "png" | "jpeg" | "webp" | "gif" | "avif";

const noise = { type: "gaussian", mean: 120, sigma: 30 } as const;
const drawn = (format: Format) =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: "#346", noise } })
    .toFormat(format)
    .toBuffer();

test.each<Format>(["png", "jpeg", "webp", "gif", "avif"])(
  "a whole %s is one, and one that was cut short is none",
  async (format) => {
    const whole = await drawn(format);
    expect(imageDamage(whole)).toBeUndefined();
    for (const share of [0.3, 0.7, 0.99])
      expect(imageDamage(whole.subarray(0, whole.length * share))).toMatch(/cut short/);
  },
);

test("a JPEG in several scans is whole", async () => {
  const whole = await sharp(await drawn("png"))
    .jpeg({ progressive: true })
    .toBuffer();
  expect(imageDamage(whole)).toBeUndefined();
});

test("a PNG with a changed byte is damaged", async () => {
  const changed = await drawn("png");
  changed[changed.length - 60] = ~(changed.at(-60) ?? 0) & 0xff;
  expect(imageDamage(changed)).toMatch(/checksums/);
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n<!-- drawn -->\n', false],
  ['<?xml version="1.0"?>\n<svg:svg xmlns:svg="http://www.w3.org/2000/svg"></svg:svg>', false],
  ['<svg width="9"/>', false],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0', true],
])("the end of an SVG: %s", (text, isDamaged) => {
  expect(imageDamage(Buffer.from(text)) !== undefined).toBe(isDamaged);
});

test("the message names the file to have back", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "damaged-"));
  const file = path.join(folder, "order.png");
  const where = { file: "content/docs/intro.mdx", line: 5 };
  const whole = await drawn("png");
  writeFileSync(file, whole.subarray(0, 100));
  const cut = noImage("./order.png", file, where, "content/docs/order.png");
  writeFileSync(file, whole.toString("latin1").replace("\r\n", "\n"), "latin1");
  const asText = noImage("./order.png", file, where, "content/docs/order.png");
  rmSync(folder, { recursive: true });
  expect(cut && formatProblem(cut)).toMatchInlineSnapshot(`
   "An image cannot be read: ./order.png
     where  content/docs/intro.mdx:5
     seen   ./order.png
     cause  It ends too early: copying or saving it was cut short.
     fix    git checkout HEAD -- "content/docs/order.png"   # or save it again"
  `);
  expect(asText && formatProblem(asText)).toMatchInlineSnapshot(`
   "An image cannot be read: ./order.png
     where  content/docs/intro.mdx:5
     seen   ./order.png
     cause  Its line ends were changed, as Git and FTP do to files that they take for text.
     fix    echo "*.png binary" >> .gitattributes   # then save the image again"
  `);
});
