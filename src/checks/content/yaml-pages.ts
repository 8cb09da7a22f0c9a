import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../config/files-below";
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

/** The YAML files of a content folder, without translations, for the spelling check. */
export function yamlPages(contentDir: string, root: string): SpelledPage[] {
  return filesBelow(contentDir)
    .filter((file) => /\.ya?ml$/.test(file) && translationPlace(file) === undefined)
    .sort()
    .map((file) => {
      const absolute = path.join(contentDir, file);
      const name = path.relative(root, absolute).split(path.sep).join("/");
      return { file: name, prose: proseOfYaml(fs.readFileSync(absolute, "utf8")) };
    });
}
