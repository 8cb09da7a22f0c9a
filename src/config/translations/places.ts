/** Folder of all translations in the content folder: it mirrors the originals. */
export const localesFolder = "locales";

/** `locales/ar/docs/intro.mdx` -> `ar` and `docs/intro.mdx`; undefined for files that are not translations. */
export function translationPlace(file: string): { locale: string; sourcePath: string } | undefined {
  const [folder, locale, ...rest] = file.split("/");
  return folder === localesFolder && locale && rest.length
    ? { locale, sourcePath: rest.join("/") }
    : undefined;
}

/** The original of a translation, or the file itself; relative to the content folder. */
export function originalPath(file: string): string {
  return translationPlace(file)?.sourcePath ?? file;
}

/** A translation's path, relative to the content folder. */
export function translationPath(locale: string, sourcePath: string): string {
  return `${localesFolder}/${locale}/${sourcePath}`;
}

/** The same for absolute paths: `…/content/locales/ar/docs/intro.mdx` -> `…/content/docs/intro.mdx`. */
export function originalFile(file: string): string {
  return file.replace(
    /([/\\])locales[/\\][^/\\]+[/\\](?=(?:versions[/\\][^/\\]+[/\\])?(?:docs|pages|blog)[/\\])/,
    "$1",
  );
}
