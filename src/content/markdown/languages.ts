import { bundledLanguages, type BundledLanguage } from "shiki";
import { didYouMean } from "../../problems/did-you-mean";

/** Names for code that is not highlighted. */
const plainNames = new Set(["", "text", "txt", "plain", "plaintext", "none"]);

/** Names that authors use and Shiki does not have. */
const ownAliases: Record<string, BundledLanguage> = {
  curl: "bash",
  golang: "go",
  node: "javascript",
  "shell-session": "shellsession",
};

/** Shiki's grammar for the language of a code fence; "text" where there is none. */
export function grammarOf(lang: string): BundledLanguage | "text" {
  const name = lang.toLowerCase();
  if (Object.hasOwn(bundledLanguages, name)) return name as BundledLanguage;
  return Object.hasOwn(ownAliases, name) ? (ownAliases[name] ?? "text") : "text";
}

/** True for the names of plain text, and for no name. */
export function isPlain(lang: string): boolean {
  return plainNames.has(lang.toLowerCase());
}

/** True for a language that is highlighted, for plain text, and for the diagrams of `dot`. */
export function isKnownLanguage(lang: string): boolean {
  return isPlain(lang) || lang === "dot" || grammarOf(lang) !== "text";
}

/** The language that was probably meant. */
export function nearestLanguage(lang: string): string | undefined {
  const names = [...plainNames, ...Object.keys(ownAliases), ...Object.keys(bundledLanguages)];
  // Everything is near to one or two letters.
  return lang.length < 3
    ? undefined
    : didYouMean(
        lang,
        names.filter((name) => name.length > 1),
      );
}

const shells = new Set(["bash", "sh", "shell", "zsh", "curl", "console", "shellsession"]);

/** True for the languages in which a page shows `curl`. */
export const isShell = ({ lang }: { lang: string }): boolean => shells.has(lang);
