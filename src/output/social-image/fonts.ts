import fs from "node:fs";
import { parse, type Font } from "opentype.js";
import type { CardFonts } from "./card";

function load(weight: number): Font {
  const file = require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`);
  const { buffer, byteOffset, byteLength } = fs.readFileSync(file);
  return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

export function cardFonts(): CardFonts {
  return { regular: load(400), bold: load(600) };
}
