import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../config/files-below";
import { textLanguages } from "../../config/content-locales";
import { loadSiteConfig } from "../../config/load-site-config";
import { builtTexts } from "./built-texts";
import { missingTexts, textKeys } from "../../i18n/compare-dictionaries";
import { dictionaries } from "../../i18n/dictionaries";
import { dictionaryLanguages } from "../../i18n/dictionary-name";
import { hardCodedTexts, usedKeys } from "./source-texts";

const sources = /\.tsx?$/;
const notSources = /(?:\.d\.ts|gatsby-types\.d\.ts)$/;

/** Sources that may use texts; paths are relative to the project. */
function sourceFiles(root: string): { file: string; code: string }[] {
  return filesBelow(path.join(root, "src"))
    .filter((file) => sources.test(file) && !notSources.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => !file.startsWith("src/i18n/"))
    .sort()
    .map((file) => ({ file, code: fs.readFileSync(path.join(root, file), "utf8") }));
}

interface TextFindings {
  /** By language: keys that its dictionary lacks. */
  missing: Record<string, string[]>;
  /** By language: keys that the English dictionary lacks. */
  unknown: Record<string, string[]>;
  /** Keys that no source uses: `console.title` is `title` of `en/console.ts`. */
  unused: string[];
  /** Words in code: `file:line text`. */
  hardCoded: string[];
}

/** Compares the dictionaries with each other and with the sources. */
function findTexts(root: string): TextFindings {
  const { en } = dictionaries;
  const others = dictionaryLanguages.filter((language) => language !== "en");
  const files = sourceFiles(root);
  const used = usedKeys(files.map(({ code }) => code));
  const perLanguage = (keys: (language: (typeof others)[number]) => string[]) =>
    Object.fromEntries(others.map((language) => [language, keys(language)]));
  return {
    missing: perLanguage((language) => missingTexts(en, [dictionaries[language]])),
    unknown: perLanguage((language) => missingTexts(dictionaries[language], [en])),
    unused: textKeys(en).filter((key) => !used(key)),
    hardCoded: files.flatMap(({ file, code }) =>
      [...hardCodedTexts(file, code), ...builtTexts(file, code)].map(
        ({ line, text }) => `${file}:${line} ${text}`,
      ),
    ),
  };
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join("\n");

/**
 * `npm run check:i18n`: prints missing, unknown, unused, and hard-coded texts. Missing texts of a language that the site
 * is not published in are not a mistake.
 */
export function runTextCheck(root: string): boolean {
  const { missing, unknown, unused, hardCoded } = findTexts(root);
  const { config } = loadSiteConfig(root, process.env);
  const published = new Set(
    config?.locales.flatMap(({ code }) => textLanguages(config, code).slice(0, 1)),
  );
  let isRight = true;
  const report = (headline: string, lines: readonly string[], isMistake = true) => {
    if (!lines.length) return;
    if (isMistake) isRight = false;
    console.error(`${headline}\n${indented(lines)}\n`);
  };
  for (const [language, keys] of Object.entries(missing))
    report(`src/i18n/${language}/ lacks ${keys.length} texts`, keys, published.has(language));
  for (const [language, keys] of Object.entries(unknown))
    report(`src/i18n/${language}/ has texts that src/i18n/en/ does not have`, keys);
  report("No source uses these texts of src/i18n/en/", unused);
  report("Words that readers see and no dictionary has", hardCoded);
  if (isRight)
    console.log(
      `Texts: ${textKeys(dictionaries.en).length}, in ${dictionaryLanguages.join(", ")}.`,
    );
  return isRight;
}
