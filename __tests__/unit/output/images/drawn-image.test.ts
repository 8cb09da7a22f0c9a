import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { drawnImage, writeImage } from "../../../../src/output/images/drawn-image";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "images-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function png(name: string, width: number, height: number): Promise<string> {
  const file = path.join(folder, name);
  const background = { r: 12, g: 117, b: 102 };
  await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toFile(file);
  return file;
}

test("an image comes in AVIF and WebP up to its own width, with one file for old browsers", async () => {
  const file = await png("small.png", 800, 400);
  const image = await drawnImage(file);
  expect(image).toMatchObject({
    width: 800,
    height: 400,
    widths: [360, 720, 800],
    fallback: "png",
  });
  const out = path.join(folder, "public");
  await writeImage(file, out);
  const names = fs.readdirSync(path.join(out, "static")).map((name) => name.replace(/^[^-]+/, ""));
  expect(names.sort()).toEqual([
    "-360.avif",
    "-360.webp",
    "-720.avif",
    "-720.webp",
    "-800.avif",
    "-800.png",
    "-800.webp",
  ]);
  const written = `${out}${image.base}360.webp`;
  expect(await sharp(written).metadata()).toMatchObject({
    width: 360,
    height: 180,
    format: "webp",
  });
});

test("what is there is not made again; another content has another name", async () => {
  const file = await png("twice.png", 100, 100);
  const out = path.join(folder, "again");
  await writeImage(file, out);
  const before = await drawnImage(file);
  const written = `${out}${before.base}100.avif`;
  const time = fs.statSync(written).mtimeMs;
  await writeImage(file, out);
  expect(fs.statSync(written).mtimeMs).toBe(time);
  await png("twice.png", 100, 120);
  fs.utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect((await drawnImage(file)).base).not.toBe(before.base);
});

test("a large image is not made larger than two times the text; SVG stays as it is", async () => {
  expect((await drawnImage(await png("large.png", 4000, 10))).widths).toEqual([
    360, 720, 1080, 1440,
  ]);
  const svg = path.join(folder, "a.svg");
  fs.writeFileSync(svg, '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>');
  expect(await drawnImage(svg)).toMatchObject({
    width: 20,
    height: 10,
    widths: [],
    fallback: "svg",
  });
});

test("a file that is no image is refused", async () => {
  const file = path.join(folder, "no.png");
  fs.writeFileSync(file, "text");
  await expect(drawnImage(file)).rejects.toThrow();
});
