import fs from "node:fs";
import path from "node:path";
import { translationPlace } from "../../config/translations/places";
import type { SpelledPage } from "../prose/check-spelling";

/** Keys whose values are words. */
const shown = /^\s*(?:term|definition|label|title|description):[ \t]*/;

/** The words of a YAML file; everything else is blanked out. */
export function proseOfYaml(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const key = shown.exec(line)?.[0];
      return key === undefined ? "" : " ".repeat(key.length) + line.slice(key.length);
    })
    .join("\n");
}

const posix = (file: string) => file.split(path.sep).join("/");

/** The YAML files of a content folder, without translations, for the spelling check. */
export function yamlPages(contentDir: string, root: string): SpelledPage[] {
  if (!fs.existsSync(contentDir)) return [];
  return fs
    .readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ya?ml$/.test(file) && translationPlace(posix(file)) === undefined)
    .sort()
    .map((file) => {
      const absolute = path.join(contentDir, file);
      const name = posix(path.relative(root, absolute));
      return { file: name, prose: proseOfYaml(fs.readFileSync(absolute, "utf8")) };
    });
}
