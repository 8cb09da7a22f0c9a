import fs from "node:fs";
import path from "node:path";
import { CssSyntaxError, parse } from "postcss";
import { filesBelow } from "../config/files-below";
import type { Problem } from "../problems/problem";

const folder = "src/views";

type Words = Pick<Problem, "cause" | "fix">;

/** What PostCSS's reasons mean for the line that it names, as written. */
const meanings: [reason: RegExp, words: (seen: string) => Words][] = [
  [
    /<<<<<<<|=======|>>>>>>>/,
    () => ({
      cause:
        "Git left a merge conflict: two versions between lines of <<<<<<<, =======, and >>>>>>>.",
      fix: "git diff --check   # lists the markers; keep one version and delete them",
    }),
  ],
  [
    /^Unclosed block/,
    (seen) => ({ cause: "The { of this line is never closed.", fix: `${seen}\n  …\n}` }),
  ],
  [
    /^Unexpected \}/,
    (seen) => ({
      cause: "The } closes nothing: it is one too many, or the { above it is missing.",
      fix: seen === "}" ? "Remove the line: }" : seen.replace(/\s*\}$/, ""),
    }),
  ],
  [
    /^Missed semicolon/,
    (seen) => ({ cause: "The semicolon at the end of the line is missing.", fix: `${seen};` }),
  ],
  [/^Unclosed comment/, (seen) => ({ cause: "The comment is never closed.", fix: `${seen} */` })],
  [
    /^Unclosed bracket/,
    (seen) => ({ cause: "A ( is never closed.", fix: seen.replace(/;?$/, ");") }),
  ],
  [
    /^Unclosed string/,
    (seen) => ({
      cause: "A quote is never closed.",
      fix: seen.replace(/(["'])([^"']*?)(\s*[;}]*)$/, "$1$2$1$3"),
    }),
  ],
  [
    /^Unknown word/,
    (seen) => {
      const comment = /^\/\/\s*(.*)$/.exec(seen)?.[1];
      if (comment !== undefined)
        return { cause: "CSS has no comments that begin with //.", fix: `/* ${comment} */` };
      const [, property, value] = /^([\w-]+)\s+([^{}:]+?);?$/.exec(seen) ?? [];
      if (property === undefined || value === undefined)
        return {
          cause: "It is neither a property with its value nor a rule.",
          fix: `Remove the line: ${seen}`,
        };
      return {
        cause: "The colon between the property and its value is missing.",
        fix: `${property}: ${value};`,
      };
    },
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
    const [, wordsOf] = meanings.find(([known]) => known.test(reason)) ?? [];
    return {
      level: "error",
      code: "style-syntax",
      what: "The style sheet does not parse",
      where: { file, line },
      seen,
      ...(wordsOf?.(seen) ?? { cause: reason, fix: `npx prettier --check ${file}` }),
    };
  }
}

/** The syntax errors of all style sheets, which a build would report one at a time. */
export function styleProblems(root: string): Problem[] {
  return filesBelow(path.join(root, folder))
    .filter((file) => file.endsWith(".css"))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      return styleProblem(file, fs.readFileSync(path.join(root, file), "utf8")) ?? [];
    });
}
