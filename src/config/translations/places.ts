/** Folder of all translations, below the content folder. */
export const localesFolder = "locales";

/** Where a translation stands: content/locales mirrors content/. */
export interface TranslationPlace {
  locale: string;
  /** Of the file that it translates: `docs/intro.mdx`. */
  sourcePath: string;
}

/** `locales/ar/docs/intro.mdx` -> its locale and `docs/intro.mdx`; undefined for other files. */
export function translationPlace(file: string): TranslationPlace | undefined {
  const [folder, locale, ...rest] = file.split("/");
  return folder === localesFolder && locale && rest.length
    ? { locale, sourcePath: rest.join("/") }
    : undefined;
}

/** The file that a file translates, and every other file itself. Relative to the content folder. */
export function originalPath(file: string): string {
  return translationPlace(file)?.sourcePath ?? file;
}

/** Path of a translation, relative to the content folder. */
export function translationPath(locale: string, sourcePath: string): string {
  return `${localesFolder}/${locale}/${sourcePath}`;
}

/** `…/content/locales/ar/docs/intro.mdx` -> `…/content/docs/intro.mdx`; other files are their own originals. */
export function originalFile(file: string): string {
  return file.replace(
    /([/\\])locales[/\\][^/\\]+[/\\](?=(?:versions[/\\][^/\\]+[/\\])?(?:docs|pages|blog)[/\\])/,
    "$1",
  );
}
