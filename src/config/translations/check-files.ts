import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../files-below";
import type { ContentLocales } from "../content-locales";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { localesFolder, translationPath } from "./places";

/** Translations of the configuration. It has no original in the content folder. */
export const configFile = "site.yml";

interface Source {
  contentDir: string;
  locales: ContentLocales;
  nameOf: (sourcePath: string) => string;
}

function unknownFolder(name: string, { locales, nameOf }: Source): Problem {
  const known = locales.known;
  const near = didYouMean(name, known);
  return {
    level: "error",
    code: "translation-folder-unknown",
    what: `A folder of translations belongs to no locale of the site: ${name}`,
    where: { file: nameOf(`${localesFolder}/${name}`) },
    seen: name,
    cause: near
      ? `The name is misspelled; the nearest locale is "${near}".`
      : known.length
        ? `Locales that have translations: ${known.join(", ")}.`
        : "The configuration has one locale, whose pages are the originals.",
    fix: near
      ? `mv ${nameOf(`${localesFolder}/${name}`)} ${nameOf(`${localesFolder}/${near}`)}`
      : `locales:\n  - { code: en, label: English }\n  - { code: ${name}, label: ${name} }`,
  };
}

function withoutOriginal(
  locale: string,
  sourcePath: string,
  originals: readonly string[],
  { nameOf }: Source,
): Problem {
  const file = nameOf(translationPath(locale, sourcePath));
  const base = path.posix.basename(sourcePath);
  const near =
    originals.find((one) => path.posix.basename(one) === base) ?? didYouMean(sourcePath, originals);
  return {
    level: "error",
    code: "translation-without-original",
    what: "A translation has no original",
    where: { file, line: 1 },
    seen: sourcePath,
    cause: near
      ? `${nameOf(sourcePath)} does not exist; the nearest file is ${nameOf(near)}.`
      : `${nameOf(sourcePath)} does not exist: it was moved or removed, or never written.`,
    fix: near ? `mv ${file} ${nameOf(translationPath(locale, near))}` : `rm ${file}`,
  };
}

const isText = (file: string) => /\.(?:mdx?|ya?ml)$/.test(file) && !/(?:^|\/)\./.test(file);

/** Translation folders of unknown locales, and translations without an original. */
export function checkTranslationFiles(source: Source): Problem[] {
  const { contentDir, locales } = source;
  const folder = path.join(contentDir, localesFolder);
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const originals = filesBelow(contentDir)
    .filter((file) => !file.startsWith(`${localesFolder}/`))
    .sort();
  return names.sort().flatMap((name) => {
    if (!locales.known.includes(name)) return [unknownFolder(name, source)];
    return filesBelow(path.join(folder, name))
      .filter((file) => isText(file) && file !== configFile && !originals.includes(file))
      .sort()
      .map((file) => withoutOriginal(name, file, originals, source));
  });
}
