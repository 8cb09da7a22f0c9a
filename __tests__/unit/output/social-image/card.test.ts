import sharp from "sharp";
import { cardSvg } from "../../../../src/output/social-image/card";
import { cardSize } from "../../../../src/views/components/seo/card-size";
import { cardFonts } from "../../../../src/output/social-image/fonts";
import { wrapText } from "../../../../src/output/social-image/outline";

const fonts = cardFonts();
const texts = { kind: "API reference", title: "Create a sales order", site: "Ianai Docs" };

describe("the image that is shown where somebody links to a page", () => {
  test("holds outlines and no text, so that it needs no font where it is drawn", () => {
    const svg = cardSvg(fonts, texts);
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
    expect(svg.match(/<path fill="#f1f4f4"/g)).toHaveLength(1);
  });

  test("is drawn in the size that networks ask for", async () => {
    const image = await sharp(Buffer.from(cardSvg(fonts, texts)))
      .png()
      .toBuffer();
    expect(await sharp(image).metadata()).toMatchObject({ format: "png", ...cardSize });
  }, 30_000);

  test("breaks a long title into lines that fit, and cuts what is too long", () => {
    const box = { size: 72, width: 800, most: 3 };
    const lines = wrapText(fonts.bold, "Available stock of a work order ".repeat(6), box);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines)
      expect(fonts.bold.getAdvanceWidth(line, box.size)).toBeLessThanOrEqual(box.width);
    const word = wrapText(fonts.bold, "x".repeat(200), box);
    expect(word).toHaveLength(1);
    expect(fonts.bold.getAdvanceWidth(word[0] ?? "", box.size)).toBeLessThanOrEqual(box.width);
  });

  test("leaves out characters that the font does not have", () => {
    expect(wrapText(fonts.bold, "Kauf 在庫 ab", { size: 30, width: 800, most: 2 })).toEqual([
      "Kauf ab",
    ]);
  });
});
