import path from "node:path";
import { z } from "zod";
import { lineOfKey } from "../../problems/line-of-key";
import { parseYaml, readFirst } from "../../problems/yaml-file";
import { oneLine } from "../one-line";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { configFile } from "./check-files";
import { configTexts } from "./config-texts";
import { translationPath } from "./places";

const schema = z.record(z.string(), z.string().overwrite(oneLine).min(1));
const example = "Docs: Dokumentation";

function unknownText(text: string, file: string, line: number | undefined, near?: string): Problem {
  return {
    level: "error",
    code: "translation-text-unknown",
    what: "A translation of a text that the configuration does not have",
    where: { file, line },
    seen: text,
    cause: near
      ? `The nearest text of the configuration is "${near}".`
      : "The text of the configuration was changed or removed.",
    fix: near ? `${JSON.stringify(near)}: …` : `Remove the line: ${text}`,
  };
}

interface Place {
  root: string;
  /** Value of CONTENT_DIR. */
  contentDir: string;
  /** Codes of the locale and its fallbacks, without the default locale. */
  chain: readonly string[];
}

/** Reads translations of the configuration: `site.yml` maps each text to its translation. */
export function readConfigTexts(
  config: unknown,
  { root, contentDir, chain }: Place,
): { texts: Map<string, string>; problems: Problem[] } {
  const folder = path.resolve(root, contentDir);
  const known = configTexts(config);
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  for (const locale of chain.toReversed()) {
    const source = readFirst(folder, [translationPath(locale, configFile)]);
    if (!source) continue;
    const file = path.relative(root, path.join(folder, source.name)).split(path.sep).join("/");
    const { value = {}, problems: own } = parseYaml({
      ...{ file, text: source.text, schema, examples: { "": example } },
      ...{ subject: "translated configuration", code: "translation" },
    });
    problems.push(...own);
    for (const [text, translation] of Object.entries(value)) {
      if (known.includes(text)) texts.set(text, translation);
      else
        problems.push(
          unknownText(text, file, lineOfKey(source.text, text), didYouMean(text, known)),
        );
    }
  }
  return { texts, problems };
}
