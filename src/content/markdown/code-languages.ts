import { bundledLanguages, type BundledLanguage } from "shiki";
import { didYouMean } from "../../problems/did-you-mean";

/** Languages whose blocks become drawings. */
export const drawnLanguages: ReadonlySet<string> = new Set(["calculator", "dot", "illustration"]);

/** Names of plain text. */
const plainNames = new Set(["", "text", "txt", "plain", "plaintext", "none"]);

/** Names that Shiki lacks. */
const ownAliases: Record<string, BundledLanguage> = {
  curl: "bash",
  golang: "go",
  node: "javascript",
  "shell-session": "shellsession",
};

/** Shiki's grammar for a language; "text" if it has none. */
export function grammarOf(lang: string): BundledLanguage | "text" {
  const name = lang.toLowerCase();
  if (Object.hasOwn(bundledLanguages, name)) return name as BundledLanguage;
  return Object.hasOwn(ownAliases, name) ? (ownAliases[name] ?? "text") : "text";
}

export function isPlain(lang: string): boolean {
  return plainNames.has(lang.toLowerCase());
}

export function isKnownLanguage(lang: string): boolean {
  return isPlain(lang) || drawnLanguages.has(lang) || grammarOf(lang) !== "text";
}

/** The known language with the closest name. */
export function nearestLanguage(lang: string): string | undefined {
  // One or two letters are close to everything.
  if (lang.length < 3) return undefined;
  const names = [...plainNames, ...Object.keys(ownAliases), ...Object.keys(bundledLanguages)];
  return didYouMean(
    lang,
    names.filter((name) => name.length > 1),
  );
}

const shells = new Set(["bash", "sh", "shell", "zsh", "curl", "console", "shellsession"]);

/** Whether code is of a shell, and may call `curl`. */
export const isShell = ({ lang }: { lang: string }): boolean => shells.has(lang);
