import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Where Gatsby builds a locale. */
const folders = [".cache", "public"];

/** @param {string} from @param {string} to */
function move(from, to) {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/**
 * The `.cache` and `public` of each locale, because Gatsby is fast only if both are from its last build of the locale.
 * Those of other locales wait in `.locales/{locale}`; finished locales are in `public/{locale}`.
 */
export class WorkFolders {
  /** @param {string} base the default locale @param {string} [root] the project's folder */
  constructor(base, root = ".") {
    this.base = base;
    this.root = root;
    this.store = join(root, ".locales");
    this.mark = join(this.store, "in-place");
  }

  /** The locale whose folders are in place; undefined if a move was interrupted. */
  #current() {
    if (!existsSync(this.mark)) return this.base;
    return readFileSync(this.mark, "utf8") || undefined;
  }

  /** @param {string} locale */
  #inSite(locale) {
    return join(this.root, "public", locale);
  }

  /** Puts the folders of a locale in place. @param {string} locale */
  enter(locale) {
    const current = this.#current();
    if (current === locale) return;
    mkdirSync(this.store, { recursive: true });
    writeFileSync(this.mark, "");
    for (const folder of folders) {
      const place = join(this.root, folder);
      if (current) move(place, join(this.store, current, folder));
      else rmSync(place, { recursive: true, force: true });
      move(join(this.store, locale, folder), place);
    }
    writeFileSync(this.mark, locale);
  }

  /** Moves the finished locales out of the site, so that Gatsby can build each in place. */
  takeApart() {
    if (!this.#current()) {
      rmSync(this.store, { recursive: true, force: true });
      for (const folder of folders)
        rmSync(join(this.root, folder), { recursive: true, force: true });
    }
    this.enter(this.base);
    for (const locale of this.#stored())
      move(this.#inSite(locale), join(this.store, locale, "public"));
  }

  /** Moves these locales into the site, and deletes all others. @param {readonly string[]} locales */
  putTogether(locales) {
    this.enter(this.base);
    for (const locale of this.#stored()) {
      if (!locales.includes(locale))
        rmSync(join(this.store, locale), { recursive: true, force: true });
      else move(join(this.store, locale, "public"), this.#inSite(locale));
    }
  }

  #stored() {
    if (!existsSync(this.store)) return [];
    const entries = readdirSync(this.store, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return names.filter((name) => name !== this.base);
  }
}
