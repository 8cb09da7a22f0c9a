import fs from "node:fs";
import path from "node:path";
import type { SpelledPage } from "../prose/check-spelling";

/** Keys whose values readers see. */
const shown = /^\s*(?:term|definition|label|title|description):[ \t]*/;

/** The words of a YAML file that readers see; everything else is blank. */
export function proseOfYaml(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const key = shown.exec(line)?.[0];
      return key === undefined ? "" : " ".repeat(key.length) + line.slice(key.length);
    })
    .join("\n");
}

/** The YAML files of a content folder (glossary, categories, tags), as pages whose spelling is checked. */
export function yamlPages(contentDir: string, root: string): SpelledPage[] {
  if (!fs.existsSync(contentDir)) return [];
  return fs
    .readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
    .map((file) => {
      const absolute = path.join(contentDir, file);
      const name = path.relative(root, absolute).split(path.sep).join("/");
      return { file: name, prose: proseOfYaml(fs.readFileSync(absolute, "utf8")) };
    });
}
