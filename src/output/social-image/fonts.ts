import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parse, type Font } from "opentype.js";
import type { CardFonts } from "./card";

function load(weight: number): Font {
  const resolve = createRequire(path.resolve("package.json"));
  const file = resolve.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`);
  const { buffer, byteOffset, byteLength } = fs.readFileSync(file);
  return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

export function cardFonts(): CardFonts {
  return { regular: load(400), bold: load(600) };
}
