import ts from "typescript";
import type { HardCodedText } from "./source-texts";

/** Folders whose strings may become words of pages. */
const folders =
  /^src\/(?:browser\/console|content\/(?:blog|markdown\/rehype|mdx\/re\w+|navigation)|mock\/walk-through|openapi|output\/(?:console-files|feeds|markdown-versions)|views\/(?:components|reference|structured-data|templates))\//;
/** Exceptions: their words are for authors or programs. */
const others =
  /^src\/(?:output\/[\w-]+\/write-|openapi\/(?:agent-tools|contradictions|downloads|lint|problems|reading|request-samples|validation)\/|browser\/console\/(?:session\/har|send\/status-names|worker\/mock-link)\.ts|views\/templates\/problems\.tsx)/;
const isForAuthors = (code: string) => /from "[^"]*\/problem"/.test(code);

/** Two words, the second in lowercase. */
const words = /(?:^|[\s(“·])\p{L}{2,}[,:]? \p{Ll}{2,}(?=$|[\s.,:;)”])/u;
const withoutTags = (text: string) => text.replace(/<[^>]*>?|^[^<]*>/g, " ");
const selectors =
  /^(?:console\.\w+|present|\w*\.?(?:warn|graphql)|.*\.(?:querySelector\w*|closest|matches))$/;
/** The credentials of the mock. */
const notWords = new Set(["Bearer mock"]);

function stringsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

/** Strings that readers do not see: console messages, selectors, queries, class names, types. */
function isUnseen(node: ts.Node): boolean {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isNewExpression(at) || ts.isTypeNode(at) || ts.isTaggedTemplateExpression(at))
      return true;
    if (ts.isJsxAttribute(at) || ts.isImportDeclaration(at)) return true;
    if (ts.isCallExpression(at) && selectors.test(at.expression.getText())) return true;
  }
  return false;
}

/** Words in code that should be in a dictionary. */
export function builtTexts(file: string, code: string): HardCodedText[] {
  if (!folders.test(file) || others.test(file) || isForAuthors(code)) return [];
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: HardCodedText[] = [];
  const visit = (node: ts.Node): void => {
    const text = stringsOf(node).find((one) => words.test(withoutTags(one)));
    if (text !== undefined && !notWords.has(text) && !isUnseen(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: text.trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
