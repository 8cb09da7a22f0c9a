import { didYouMean } from "../../problems/did-you-mean";
import { formatDecimal, round, toDecimal } from "../../openapi/lint/decimal";
import type { Problem } from "../../problems/problem";
import { answerTo, type ReplayAnswer } from "./answer";
import type { Company } from "./timeline-document";
import { marksIn, months, type NumberMark } from "./number-marks";
import { forms, readQuestion } from "./question";
import type { Replay } from "./replay";

/** A page with its text. */
export interface TimelinePage {
  /** For messages. */
  file: string;
  /** In the content folder: `docs/intro.mdx`. */
  sourcePath: string;
  text: string;
}

/** What pages and documents are held to. */
export interface History {
  history: Replay;
  startOf: (page: string) => Replay;
  company: Company;
}

/** `March 11` in the form of the page: with its year or without, or as `2026-03-11`. */
function dayAs(written: string, day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  if (/^\d{4}-/.test(written)) return day;
  const words = `${months[Number(month) - 1]} ${Number(date)}`;
  return /\d{4}$/.test(written) ? `${words}, ${year}` : words;
}

/** A number with as many decimals as the page shows. */
function numberAs(written: string, value: bigint): string {
  const decimals = written.split(".")[1]?.length ?? 0;
  const [whole = "", fraction = ""] = formatDecimal(round(value, decimals)).split(".");
  return decimals ? `${whole}.${fraction.slice(0, decimals).padEnd(decimals, "0")}` : whole;
}

const plain = (written: string) => written.replaceAll(",", "").replace("−", "-");

function isSame(written: string, answer: Exclude<ReplayAnswer, { unknown: string }>): boolean {
  if ("day" in answer) return dayAs(written, answer.day) === written;
  const value = toDecimal(plain(written));
  const decimals = written.split(".")[1]?.length ?? 0;
  if (value === undefined) return false;
  // Amounts are rounded to the cent; a quantity is stated in full.
  return value === (decimals ? round(answer.is, decimals) : answer.is);
}

type Told = Pick<Problem, "code" | "what" | "cause" | "fix">;

function unknownForm({ text }: NumberMark): Told {
  const first = /^\S+(?: (?:hand|of))?/.exec(text)?.[0] ?? "";
  const near = didYouMean(first, Object.keys(forms));
  const form = forms[near ?? "on hand"] ?? "";
  return {
    code: "timeline-mark-unknown",
    what: "The mark behind a number says nothing that can be checked",
    cause: `"${text}" has none of these forms: ${Object.keys(forms).join(", ")}; then what it is of, and when. A comment that is not a mark stands after a space.`,
    fix: `{/* ${form} */}`,
  };
}

function toldOf(mark: NumberMark, page: TimelinePage, { history, startOf, company }: History) {
  const question = readQuestion(mark.text);
  if (!question) return unknownForm(mark);
  if (!mark.value)
    return {
      code: "timeline-mark-value",
      what: "No number stands before the mark",
      cause: "A mark follows the number or day that it speaks of, without a space.",
      fix: `97{/* ${mark.text} */}`,
    };
  const fromStart = () => startOf(page.sourcePath);
  const answer = answerTo(question, { history, fromStart, company });
  if ("unknown" in answer)
    return {
      code: "timeline-mark-name",
      what: `The mark names ${answer.unknown}, which the timeline does not know`,
      cause: answer.near
        ? `The nearest known name is ${answer.near}.`
        : "No record of the demo company and no document of timeline.yaml has this name.",
      fix: `{/* ${answer.near ? mark.text.replace(answer.unknown, answer.near) : "on hand ITEM in PLACE before DOCUMENT"} */}`,
    };
  if (isSame(mark.value, answer)) return undefined;
  const right = "day" in answer ? dayAs(mark.value, answer.day) : numberAs(mark.value, answer.is);
  return {
    code: "timeline-number",
    what: `The page says ${mark.value}, and the timeline says ${right}`,
    cause: `"${mark.text}": documents up to this moment make it ${"day" in answer ? right : formatDecimal(answer.is)}. The page is wrong, or timeline.yaml lacks a document or has one too many.`,
    fix: `${right}{/* ${mark.text} */}`,
  };
}

/** Numbers of pages that do not agree with the replay. */
export function checkMarks(pages: readonly TimelinePage[], against: History): Problem[] {
  return pages.flatMap((page) =>
    marksIn(page.text).flatMap((mark): Problem[] => {
      const told: Told | undefined = toldOf(mark, page, against);
      const where = { file: page.file, line: mark.line };
      const seen = `${mark.value}{/* ${mark.text} */}`;
      return told ? [{ level: "error", ...told, where, seen }] : [];
    }),
  );
}
