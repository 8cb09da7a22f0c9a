import ts from "typescript";

/** Attributes whose values readers see or hear. */
const spoken = new Set(["aria-label", "title", "alt", "placeholder", "label"]);
/** Two letters in a row: signs, numbers and single keys are the same in all languages. */
const isWords = (text: string) => /\p{L}{2}/u.test(text);

/** A text in a component that is in no dictionary. */
export interface HardCodedText {
  /** 1-based. */
  line: number;
  text: string;
}

/** Words written into JSX, as content or in attributes that are read out. */
export function hardCodedTexts(file: string, code: string): HardCodedText[] {
  if (!file.endsWith(".tsx")) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: HardCodedText[] = [];
  const note = (node: ts.Node, text: string) => {
    if (!isWords(text)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line: line + 1, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText())) {
      const { initializer } = node;
      if (initializer && ts.isStringLiteral(initializer)) note(node, initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Which keys of the dictionary sources use: `text.search.kinds` uses all below it, a name taken out of `text` or handed
 * on as a whole (`labels = text`) counts wherever it stands as a property.
 */
export function usedKeys(codes: readonly string[]): (key: string) => boolean {
  const paths = new Set<string>();
  const names = new Set<string>();
  for (const code of codes) {
    if (!/i18n\/(?:content-)?text"/.test(code)) continue;
    for (const [, path = ""] of code.matchAll(/\btext((?:\s*\.\s*\w+)+)/g))
      paths.add(path.replace(/\s/g, "").slice(1));
    // `const { search } = text`, `{ labels = text }`, `own(text)`: from here on by the name alone.
    const isHandedOn = /(?:=|\(|,|:)\s*text(?:\.\w+)*\s*(?:[;,)}\]]|$)/m.test(code);
    if (isHandedOn) for (const [name] of code.matchAll(/\b[a-z]\w+\b/gi)) names.add(name);
  }
  return (key) => {
    const parts = key.split(".");
    const above = parts.map((_, index) => parts.slice(0, index + 1).join("."));
    if (above.some((path) => paths.has(path))) return true;
    if ([...paths].some((path) => path.startsWith(`${key}.`))) return true;
    return names.has(parts.at(-1) ?? "");
  };
}
