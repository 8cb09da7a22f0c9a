import path from "node:path";
import { createHash } from "node:crypto";
import sharp from "sharp";
import type { SiteConfig } from "../../config/schema/site-config";
import { text } from "../../i18n/text";
import { cachedImage } from "../images/cached-image";
import { cardSvg, type CardFonts, type CardTexts } from "./card";
import { cardFonts } from "./fonts";
import { noteFiles, writeSiteFile } from "../files/written";
import { sentAddress } from "../../config/addresses/sent-address";
import { socialImageRoute } from "../../config/addresses/social-image-route";
import type { BuiltPage } from "../html/built-pages";
import { writtenFiles } from "../cache/written-files";
import { codeVersion } from "../cache/code-version";
import { filesBelow } from "../../config/files-below";
import { limitConcurrency } from "../limit-concurrency";

/** Flat colors and the edges between them: a third of the bytes of full color. More effort takes longer, and saves nothing. */
const flat = { palette: true, colors: 64, dither: 0, effort: 1 };

function kindOf({ route, title }: BuiltPage, { api, blog, description }: SiteConfig): string {
  if (route === "/") return description.length < 60 ? description : text.documentation;
  if (route === api.categoryRoute || route.startsWith(`${api.route}/`)) return text.apiReference;
  if (route.startsWith("/blog")) return title === blog.title ? text.documentation : blog.title;
  return text.documentation;
}

/** Changes with everything that decides how a card looks. */
function recipe(): string {
  const folder = path.resolve("src", "output", "social-image");
  const files = filesBelow(folder).map((file) => path.join(folder, file));
  return codeVersion([__filename, ...files], process.cwd());
}

/** A cached card is not even written as SVG again. */
function draw(fonts: CardFonts, texts: CardTexts, version: string): Promise<Buffer> {
  const key = createHash("sha256").update(version).update(JSON.stringify(texts)).digest("hex");
  return cachedImage(`card-${key.slice(0, 32)}.png`, () =>
    sharp(Buffer.from(cardSvg(fonts, texts)))
      .png(flat)
      .toBuffer(),
  );
}

/** Writes the Open Graph image of each page that names one of ours; if one changes, all are written again. */
export async function writeSocialImages(
  publicDir: string,
  pages: readonly BuiltPage[],
  config: SiteConfig,
): Promise<void> {
  const own = pages.filter(({ route, image }) =>
    image?.endsWith(sentAddress(socialImageRoute(route))),
  );
  const cards = own.map((page): { file: string; texts: CardTexts } => ({
    file: socialImageRoute(page.route),
    texts: { kind: kindOf(page, config), title: page.title, site: config.title },
  }));
  const version = recipe();
  const written = writtenFiles("cards", publicDir, [version, JSON.stringify(cards)]);
  if (written.earlier) return noteFiles(written.earlier);
  const fonts = cardFonts();
  await limitConcurrency(4, cards, async ({ file, texts }) => {
    await writeSiteFile(publicDir, file, await draw(fonts, texts, version));
  });
  written.note(cards.map(({ file }) => file));
}
