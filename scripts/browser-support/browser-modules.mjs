import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Webpack's entries besides pages, modules that replace others, and what the build inlines or bundles by itself. */
const entries = [
  "gatsby-browser.tsx",
  "src/views/components/seo/lean-helmet.tsx",
  "src/views/components/versions/one-version.tsx",
  "src/views/head-links.tsx",
  "src/output/html/late-scripts.ts",
  "src/browser/offline/worker/offline-worker.mjs",
  "src/browser/pre-hydration.ts",
];
const pageFolders = ["src/pages", "src/views/templates"];

const endings = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

/** @param {ts.Node | undefined} node */
const literal = (node) => (node && ts.isStringLiteralLike(node) ? [node.text] : []);

/** True unless a declaration imports only types. @param {ts.ImportDeclaration | ts.ExportDeclaration} node */
function isValue(node) {
  if (ts.isExportDeclaration(node)) return !node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return true;
  return named.elements.some((element) => !element.isTypeOnly);
}

/**
 * What a module loads at run time: imports of values, `import("…")`, `new URL("…", import.meta.url)` of a worker.
 * @param {string} file for its extension @param {string} source
 */
export function importsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (isValue(node)) found.push(...literal(node.moduleSpecifier));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(...literal(node.arguments[0]));
    else if (ts.isNewExpression(node) && node.expression.getText(tree) === "URL")
      found.push(...literal(node.arguments?.[0]));
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

/** The modules of the project that one loads. @param {string} root of the project @param {string} file */
export function loadedBy(root, file) {
  return importsOf(file, readFileSync(path.join(root, file), "utf8")).flatMap((name) => {
    if (!name.startsWith(".")) return [];
    const target = path.join(path.dirname(file), name);
    const isModule = (/** @type {string} */ found) =>
      /\.(?:tsx?|mjs)$/.test(found) && existsSync(path.join(root, found));
    return endings.map((ending) => target + ending).find(isModule) ?? [];
  });
}

/**
 * The modules that reach the browser, with slashes: everything that pages, workers, and early scripts import.
 * @param {string} root of the project
 */
export function browserModules(root) {
  const pages = pageFolders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  /** @type {Set<string>} */
  const known = new Set();
  /** @param {string} file */
  const visit = (file) => {
    if (known.has(file)) return;
    known.add(file);
    loadedBy(root, file).forEach(visit);
  };
  [...entries, ...pages].map((file) => path.normalize(file)).forEach(visit);
  return [...known].map((file) => file.split(path.sep).join("/")).sort();
}
