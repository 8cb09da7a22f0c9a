import type { Problem } from "../../problems/problem";

/** A line of synonyms.txt: a search for a phrase of `from` also finds those of `to`. */
export interface SynonymGroup {
  from: readonly string[];
  to: readonly string[];
}

interface Line {
  text: string;
  /** 1-based. */
  number: number;
}

interface ReadLine extends Line {
  sign: string;
  sides: string[][];
}

type Fault = Pick<Problem, "code" | "what" | "cause" | "fix">;

const hasWord = (phrase: string) => /[\p{L}\p{N}]/u.test(phrase);

const written = (sides: readonly (readonly string[])[], sign: string) =>
  sides.map((side) => side.join(", ")).join(` ${sign} `);

function readLine({ text, number }: Line): ReadLine {
  const [sign = ""] = /[=>]/.exec(text) ?? [];
  const sides = text.split(/[=>]/).map((side) => side.split(",").map((phrase) => phrase.trim()));
  return { text, number, sign, sides };
}

/** Two sides with a phrase in each. */
function twoSides(sides: readonly string[][]): string[][] {
  const [left = "word", ...others] = sides.flat().filter(hasWord);
  return [[left], others.length ? others : ["phrase"]];
}

function faultOf({ text, sign, sides }: ReadLine): Fault | undefined {
  if (!sign)
    return {
      code: "synonyms-sign",
      what: "The line has neither = nor >",
      cause:
        "A line is two lists of phrases: = works both ways, > only from the left to the right.",
      fix: written(twoSides(text.includes(",") ? sides : [text.split(/\s+[-–:]*\s*(.*)/)]), "="),
    };
  if (sides.length > 2)
    return {
      code: "synonyms-sign",
      what: "The line has more than one sign",
      cause: "A line is two lists of phrases with one sign between them.",
      fix: written(twoSides(sides), sign),
    };
  if (sides.flat().every(hasWord)) return undefined;
  return {
    code: "synonyms-empty-phrase",
    what: "A phrase of the line has no word",
    cause: "A comma or the sign has nothing before or after it.",
    fix: written(
      sides.map((side, at) => {
        const phrases = side.filter(hasWord);
        return phrases.length ? phrases : [at ? "phrase" : "word"];
      }),
      sign,
    ),
  };
}

/** Groups of synonyms from the text of a file: `po = purchase order`, `depot, site > location`, and `#` comments. */
export function parseSynonyms(
  file: string,
  text: string,
): { synonyms: SynonymGroup[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const synonyms: SynonymGroup[] = [];
  const firstOf = new Map<string, number>();
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line, at): Line => ({ text: line.replace(/#.*/, "").trim(), number: at + 1 }))
    .filter((line) => line.text);
  const report = ({ text: seen, number: line }: Line, fault: Fault) =>
    problems.push({ level: "error", where: { file, line }, seen, ...fault });
  for (const line of lines.map(readLine)) {
    const { sign, sides, number } = line;
    const fault = faultOf(line);
    const key = written(sides, sign).toLowerCase();
    const first = firstOf.get(key);
    firstOf.set(key, first ?? number);
    if (fault) report(line, fault);
    else if (first !== undefined)
      report(line, {
        code: "synonyms-duplicate",
        what: "The line stands twice",
        cause: `Line ${first} says the same.`,
        fix: `Remove line ${number}.`,
      });
    else {
      const [left = [], right = []] = sides;
      const all = [...left, ...right];
      synonyms.push(sign === "=" ? { from: all, to: all } : { from: left, to: right });
    }
  }
  return { synonyms, problems };
}
