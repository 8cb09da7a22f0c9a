import fs from "node:fs/promises";
import path from "node:path";
import { createHash } from "node:crypto";
import sharp from "sharp";
import type { SiteConfig } from "../config/schema/site-config";
import { text } from "../i18n/text";
import { cardSvg, type CardFonts, type CardTexts } from "../social-image/card";
import { cardFonts } from "../social-image/fonts";
import { socialImageRoute } from "../social-image/route";
import type { BuiltPage } from "./built-pages";

/** Images of texts that have been drawn before; a build draws only what is new. */
const cacheDir = path.resolve(".cache", "social-images");
/** Flat colours and the edges between them: a third of the bytes of all colours. */
const flat = { palette: true, colours: 64, dither: 0, effort: 7 };
/** Images that are drawn at the same time. */
const atOnce = 4;

function kindOf({ route, title }: BuiltPage, { api, blog, description }: SiteConfig): string {
  if (route === "/") return description.length < 60 ? description : text.documentation;
  if (route === api.categoryRoute || route.startsWith(`${api.route}/`)) return text.apiReference;
  if (route.startsWith("/blog")) return title === blog.title ? text.documentation : blog.title;
  return text.documentation;
}

async function draw(fonts: CardFonts, texts: CardTexts): Promise<Buffer> {
  const svg = cardSvg(fonts, texts);
  const cached = path.join(cacheDir, `${createHash("md5").update(svg).digest("hex")}.png`);
  const known = await fs.readFile(cached).catch(() => undefined);
  if (known) return known;
  const image = await sharp(Buffer.from(svg)).png(flat).toBuffer();
  await fs.writeFile(cached, image);
  return image;
}

/** Makes the Open Graph image of each page that names one of this site's own making. */
export async function writeSocialImages(
  publicDir: string,
  pages: readonly BuiltPage[],
  config: SiteConfig,
): Promise<void> {
  const own = pages.filter(({ route, image }) => image?.endsWith(socialImageRoute(route)));
  await fs.mkdir(cacheDir, { recursive: true });
  const fonts = cardFonts();
  const waiting = [...own];
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const file = path.join(publicDir, socialImageRoute(page.route));
      await fs.mkdir(path.dirname(file), { recursive: true });
      const texts = { kind: kindOf(page, config), title: page.title, site: config.title };
      await fs.writeFile(file, await draw(fonts, texts));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
