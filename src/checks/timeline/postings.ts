import { formatDecimal, one } from "../../openapi/lint/decimal";
import type { Problem } from "../../problems/problem";
import { worth } from "./cost-layers";
import type { TimelineDocument } from "./timeline-document";
import type { History } from "./held-numbers";
import type { Replay } from "./replay";
import type { Books } from "./stock";

const stockValue = ({ layers }: Books) =>
  [...layers.values()].reduce((total, list) => total + worth(list), 0n);

/** By how much a document changes what all stock is worth; undefined if the replay does not play it. */
function changeOfValue(number: string, { before, after }: Replay): bigint | undefined {
  const [was, is] = [before.get(number), after.get(number)];
  return was && is && stockValue(is) - stockValue(was);
}

const total = (posts: TimelineDocument["posts"]) =>
  posts.reduce((sum, { amount }) => sum + amount, 0n);

const fault = (
  { where }: TimelineDocument,
  rest: Pick<Problem, "what" | "seen" | "cause" | "fix">,
): Problem => ({ level: "error", code: "timeline-posting", where, ...rest });

/** The side that has less, with the rest. */
function unbalanced(document: TimelineDocument): Problem[] {
  const difference = total(document.posts);
  if (!difference) return [];
  return [
    fault(document, {
      what: `The debits and credits of ${document.number} are not equal`,
      seen: `a difference of ${formatDecimal(difference)}`,
      cause: "Debits are positive and credits negative, so all of them add up to zero.",
      fix: `- { account: '1330', amount: '${formatDecimal(-difference)}' }`,
    }),
  ];
}

/** Inventory accounts get what the movements are worth: in the history, or in what Run makes of the page. */
function offStock(document: TimelineDocument, { history, startOf, company }: History): Problem[] {
  const { number, page, moves, revalues } = document;
  const posts = document.posts.filter(({ account }) => company.inventoryAccounts.has(account));
  if (!posts.length || !(moves.length || revalues.length)) return [];
  const posted = total(posts);
  const worths = [history, page === undefined ? undefined : startOf(page)]
    .map((replay) => replay && changeOfValue(number, replay))
    .filter((value) => value !== undefined);
  // Each line is rounded to the cent.
  const cents = (BigInt(moves.length + revalues.length) * one) / 100n;
  const fits = worths.some((value) => value - posted <= cents && posted - value <= cents);
  if (fits) return [];
  return [
    fault(document, {
      what: `${number} posts ${formatDecimal(posted)} to inventory, and its movements are worth something else`,
      seen: posts.map(({ account, amount }) => `${account} ${formatDecimal(amount)}`).join(", "),
      cause: `By the costs of that day they are worth ${worths.map(formatDecimal).join(", or from start ")}.`,
      fix: `amount: '${formatDecimal(worths[0] ?? 0n)}'`,
    }),
  ];
}

/** Entries of documents that do not balance, or that say another value than their movements. */
export const checkPostings = (
  documents: readonly TimelineDocument[],
  against: History,
): Problem[] =>
  documents.flatMap((document) => [...unbalanced(document), ...offStock(document, against)]);
