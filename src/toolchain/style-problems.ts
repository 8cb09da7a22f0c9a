import { CssSyntaxError, parse } from "postcss";
import type { Problem } from "../problems/problem";
import { projectFiles } from "./project-files";

/** What PostCSS's reason, with the line that it names below it, means, and the line as it should be. */
const meanings: [said: RegExp, cause: string, fixOf: (seen: string) => string][] = [
  [
    /^.*(?:<<<<<<<|=======|>>>>>>>)/,
    "Git left a merge conflict: two versions between lines of <<<<<<<, =======, and >>>>>>>.",
    () => "git diff --check   # lists the markers; keep one version and delete them",
  ],
  [/^Unclosed block/, "The { of this line is never closed.", (seen) => `${seen}\n  …\n}`],
  [
    /^Unexpected \}/,
    "The } closes nothing: it is one too many, or the { above it is missing.",
    (seen) => (seen === "}" ? "Remove the line: }" : seen.replace(/\s*\}$/, "")),
  ],
  [/^Missed semicolon/, "The semicolon at the end of the line is missing.", (seen) => `${seen};`],
  [/^Unclosed comment/, "The comment is never closed.", (seen) => `${seen} */`],
  [/^Unclosed bracket/, "A ( is never closed.", (seen) => seen.replace(/;?$/, ");")],
  [
    /^Unclosed string/,
    "A quote is never closed.",
    (seen) => seen.replace(/(["'])([^"']*?)(\s*[;}]*)$/, "$1$2$1$3"),
  ],
  [
    /^Unknown word.*\n\/\//,
    "CSS has no comments that begin with //.",
    (seen) => seen.replace(/^\/\/\s*(.*)$/, "/* $1 */"),
  ],
  [
    /^Unknown word.*\n[\w-]+\s+[^{}:]+$/,
    "The colon between the property and its value is missing.",
    (seen) => seen.replace(/^([\w-]+)\s+(.+?);?$/, "$1: $2;"),
  ],
  [
    /^Unknown word/,
    "It is neither a property with its value nor a rule.",
    (seen) => `Remove the line: ${seen}`,
  ],
];

/** The problem of a style sheet that does not parse. */
export function styleProblem(file: string, source: string): Problem | undefined {
  try {
    parse(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, reason } = error;
    const seen = source.split("\n")[line - 1]?.trim() ?? "";
    const [, cause, fixOf] = meanings.find(([said]) => said.test(`${reason}\n${seen}`)) ?? [];
    return {
      level: "error",
      code: "style-syntax",
      what: "The style sheet does not parse",
      where: { file, line },
      seen,
      cause: cause ?? reason,
      fix: fixOf?.(seen) ?? `npx prettier --check ${file}`,
    };
  }
}

/** The syntax errors of all style sheets, which a build would report one at a time. */
export function styleProblems(root: string): Problem[] {
  const sheets = projectFiles(root, ["src/views"], /\.css$/);
  return sheets.flatMap(({ file, text }) => styleProblem(file, text) ?? []);
}
