import type { Problem } from "../../problems/problem";
import { months } from "../timeline/number-marks";
import type { SpelledPage } from "./check-spelling";

const dayFirst = new RegExp(String.raw`\b\d{1,2} (?:${months.join("|")})\b`, "g");

/** Constructions that translated text brings along, with what American readers expect instead. */
const notIdiomatic: readonly (readonly [RegExp, string])[] = [
  [/\bshall\b/gi, "should, must, or will"],
  [/\breckons? with\b/gi, "expects"],
  [/\breckon(?:s|ed|ing)?\b/gi, "calculate, or think"],
  [/\b(?:is|are) (?:your|their|his|her|our|nobody's) (?:own )?affair\b/gi, "is up to you"],
  [/\bno oftener\b/gi, "no more often"],
  [/\boftener\b/gi, "more often"],
  [/\b(?:sent|send|sends|sending|comes?|arrives?) by mail\b/gi, "by email, or in the mail"],
  [/\banother (?:one )?than\b/gi, "different from"],
  [/\bbelongs? into\b/gi, "belongs in"],
  [/\bdiscuss(?:es|ed)? about\b/gi, "discuss"],
  [/\ballows? to\b/gi, "lets you"],
  [/\binformations\b/gi, "information"],
  [/\bhow (?:it|this|that) looks like\b/gi, "what it looks like"],
  [/\b(?:since|for) (?:\d+|two|three|some) (?:days|weeks|months|years) ago\b/gi, "for three days"],
  [/\bin the most cases\b/gi, "in most cases"],
  [/\bwhilst\b/gi, "while"],
  [/\bamongst\b/gi, "among"],
  [/\bit is to be noted\b/gi, "note"],
  [/\bfor want of\b/gi, "because … is missing"],
  [/\bof which (?:something|nothing|anything)\b/gi, "from which nothing, that … in part"],
  [/\bbehind the number\b/gi, "after the number"],
  [/\bminority interests?\b/gi, "noncontrolling interest"],
  [/\barticle numbers?\b/gi, "part number"],
  [/\bquantity scale\b/gi, "quantity breaks"],
  [/\bon the road\b/gi, "in transit"],
  [/\btakes? over (?:the|this|its)\b/gi, "copies, keeps"],
  [/\banew\b/gi, "again"],
  [/\b(?:nothing|something) of (?:it|the|this)\b/gi, "none of, part of"],
  [/\bof the (?:limit|charge), [\d ]/gi, "that leaves … of the limit"],
  [/\bhalf past \w+/gi, "3:30"],
  [/\.[:;]/g, "one of the two marks"],
  [dayFirst, "March 9, or March 9, 2026"],
];

/** Words that a sentence may have before it is reported. */
const longest = 35;

const lineOf = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

/** Phrases that are not idiomatic American English. */
function phraseProblems({ file, prose }: SpelledPage): Problem[] {
  return notIdiomatic.flatMap(([pattern, instead]) =>
    [...prose.matchAll(pattern)].map((match): Problem => ({
      level: "error",
      code: "not-idiomatic",
      what: `Not idiomatic English: ${match[0]}`,
      where: { file, line: lineOf(prose, match.index) },
      seen: match[0],
      cause: "Pages are written in American English, by ear.",
      fix: instead,
    })),
  );
}

/** Sentences with more words than readers keep in mind. Code and tags between words end a count. */
function lengthProblems({ file, prose }: SpelledPage): Problem[] {
  return prose.split("\n").flatMap((text, index) =>
    text
      .split(/(?<=[.!?:])\s+| {3,}/)
      .map((sentence) => sentence.trim().split(/\s+/))
      .filter((words) => words.length > longest)
      .map((words): Problem => ({
        level: "warning",
        code: "long-sentence",
        what: `A sentence of ${words.length} words`,
        where: { file, line: index + 1 },
        seen: `${words.slice(0, 8).join(" ")} …`,
        cause: `Sentences of more than ${longest} words are hard to keep in mind.`,
        fix: "Make two sentences of it.",
      })),
  );
}

/** What is not idiomatic, and sentences that are too long. */
export const checkEnglish = (pages: readonly SpelledPage[]): Problem[] =>
  pages.flatMap((page) => [...phraseProblems(page), ...lengthProblems(page)]);
