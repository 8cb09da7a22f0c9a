import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { SiteConfig } from "../../config/schema/site-config";
import { writeSiteFile } from "../files/written";

const source = path.resolve("static", "favicon.svg");
const ground = "#ffffff";

/** `size` in px, `margin` as a share of it. An icon with a margin also gets a background, for places that have none. */
async function icon(svg: Buffer, size: number, margin: number): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * margin));
  const mark = await sharp(svg, { density: (72 * inner) / 26 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = margin ? ground : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/** An .ico file with one PNG: a header of 6 bytes, a directory entry of 16, the image. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Writes the icons of browsers, phones, and bookmarks, and the manifest that names them. */
export async function writeIcons(
  publicDir: string,
  { title, language }: SiteConfig,
  prefix: string,
): Promise<void> {
  const svg = await fs.readFile(source);
  const write = (name: string, content: Buffer | string) => writeSiteFile(publicDir, name, content);
  await write("favicon.ico", ico(await icon(svg, 32, 0), 32));
  await write("apple-touch-icon.png", await icon(svg, 180, 0.14));
  const sizes = [192, 512];
  for (const size of sizes) await write(`icon-${size}.png`, await icon(svg, size, 0.14));
  const manifest = {
    name: title,
    short_name: title,
    lang: language,
    start_url: `${prefix}/`,
    display: "browser",
    background_color: ground,
    icons: sizes.map((size) => ({
      src: `${prefix}/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  await write("site.webmanifest", JSON.stringify(manifest));
}
