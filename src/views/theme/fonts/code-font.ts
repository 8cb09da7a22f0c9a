import { savesData } from "../../../browser/navigation/connection";
import { loadWholeStylesLater } from "../../../browser/whole-styles";
import file from "./geist-mono.woff2";

/**
 * Gives samples their font once the page is alive and its styles are whole. The browser loads the file when a page has code.
 * Not a rule of a style sheet: its address would be that of the build that compiled the sheet.
 */
export async function addCodeFont(): Promise<void> {
  if (savesData()) return;
  await loadWholeStylesLater();
  const source = `url(${file}) format("woff2")`;
  document.fonts.add(new FontFace("Geist Mono", source, { weight: "400 700", display: "swap" }));
}
