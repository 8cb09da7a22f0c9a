import { savesData } from "../../../browser/connection/connection";
import { whenIdle } from "../../../browser/when-idle";
import { accompanyWholeStyles, loadWholeStylesLater } from "../../../browser/whole-styles";
import file from "./geist-mono.woff2";

/**
 * Gives samples their font once the page is alive and its styles are whole; the browser lays out all text again for it. A
 * page with code loads the file first, others once a page has some. Not a rule of a style sheet: its address would be that
 * of the build that compiled the sheet.
 */
export async function addCodeFont(): Promise<void> {
  if (savesData()) return;
  const source = `url(${file}) format("woff2")`;
  const font = new FontFace("Geist Mono", source, { weight: "400 700", display: "swap" });
  // Without the file, the code keeps its fallback.
  const load = () => font.load().catch(() => undefined);
  if (document.querySelector("code"))
    accompanyWholeStyles(new Promise((done) => whenIdle(() => done(load()), 1000)));
  await loadWholeStylesLater();
  document.fonts.add(font);
}
