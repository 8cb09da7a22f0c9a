import ts from "typescript";

/** Attributes that readers see or hear. */
const spoken = new Set(["aria-label", "title", "alt", "placeholder", "label"]);
/** Signs, numbers, and single letters are the same in all languages. */
const isWords = (text: string) => /\p{L}{2}/u.test(text);

/** A text in code that is not in a dictionary. */
export interface HardCodedText {
  /** 1-based. */
  line: number;
  text: string;
}

/** Words in JSX, as content or in spoken attributes. */
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

/** `import { text as words } from "../../i18n/console-text"`: the local name and the module. */
const imported = /import \{ text(?: as (\w+))? \} from "[^"]*i18n\/([\w-]+)"/g;

/** The part of a stand-in in src/i18n. */
const partOf = (module: string) => (module === "text" ? "text" : module.replace(/-text$/, ""));

/** Paths that code reads from `local`: `text.search.kinds`, `const { copy } = text`. */
function pathsIn(code: string, local: string): string[] {
  const written = code.matchAll(new RegExp(`\\b${local}((?:\\s*\\.\\s*\\w+)+)`, "g"));
  const taken = code.matchAll(new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${local}\\b(?!\\s*[.[])`, "g"));
  return [
    ...[...written].map(([, path = ""]) => path.replace(/\s/g, "").slice(1)),
    ...[...taken].flatMap(([, names = ""]) => names.match(/\w+(?=\s*(?:[:,=]|$))/g) ?? []),
  ];
}

/** Whether code passes on `local` as a whole: `{ labels = text }`, `own(text)`, `text[name]`. */
const handsOn = (code: string, local: string) =>
  new RegExp(`(?:=|\\(|,|:)\\s*${local}(?:\\.\\w+)*\\s*(?:[;,)}\\]]|$)|\\b${local}\\[`, "m").test(
    code,
  );

/**
 * Tells which keys of the dictionary sources use; keys begin with their part. `text.search.kinds` uses all keys below it.
 * If code passes on a part as a whole, each of its keys counts whose name occurs in the code.
 */
export function usedKeys(codes: readonly string[]): (key: string) => boolean {
  const paths = new Set<string>();
  const names = new Set<string>();
  for (const code of codes)
    for (const [line, local = "text", module = ""] of code.matchAll(imported)) {
      const part = partOf(module);
      for (const path of pathsIn(code, local)) paths.add(`${part}.${path}`);
      const rest = code
        .replace(line, "")
        .replaceAll(new RegExp(`\\}\\s*=\\s*${local}\\b`, "g"), "");
      if (!handsOn(rest, local)) continue;
      for (const [name] of code.matchAll(/\b[a-z]\w+\b/gi)) names.add(`${part}.${name}`);
    }
  return (key) => {
    const parts = key.split(".");
    const above = parts.slice(1).map((_, index) => parts.slice(0, index + 2).join("."));
    if (above.some((path) => paths.has(path))) return true;
    if ([...paths].some((path) => path.startsWith(`${key}.`))) return true;
    return names.has(`${parts[0] ?? ""}.${parts.at(-1) ?? ""}`);
  };
}
