import { textAt } from "../../openapi/json";
import type { CodeFence } from "../../content/markdown/code-fences";
import type { Problem, SourceLocation } from "../../problems/problem";
import { checkMarks, type TimelinePage } from "./held-numbers";
import { companyOf, demoDocuments, namesOf } from "./demo-documents";
import type { DemoRecord, DemoText } from "./demo-file";
import type { TimelineDocument } from "./timeline-document";
import { checkNamed } from "./named-documents";
import { checkOrderDays } from "./order-days";
import { checkPageDays } from "./page-days";
import { checkStarts } from "./page-starts";
import { replay, type Replay } from "./replay";
import { checkPostings } from "./postings";
import { checkRevisions } from "./revisions";
import { checkNumbers } from "./check-numbers";
import { readTimeline, type Timeline } from "./timeline-file";

interface TimelineInput {
  /** Tutorials, posts, and other docs. */
  pages: readonly (TimelinePage & { codeFences: readonly CodeFence[] })[];
  /** Pages that name documents of the API description. */
  overviews: readonly TimelinePage[];
  /** Records of the demo company by file. */
  records: ReadonlyMap<string, readonly DemoRecord[]>;
  /** Undefined for a site without a demo company. */
  timeline: DemoText | undefined;
}

/** By day; on the same day, in the order in which they are written. */
const inOrder = (documents: readonly TimelineDocument[]) =>
  documents
    .filter(({ date }) => date !== undefined)
    .sort((a, b) =>
      (a.date ?? "") < (b.date ?? "") ? -1 : (a.date ?? "") > (b.date ?? "") ? 1 : 0,
    );

/** What pages make of the stock with which Run begins. */
function startReplays(
  documents: readonly TimelineDocument[],
  company: ReturnType<typeof companyOf>,
  records: readonly TimelineDocument[],
): (page: string) => Replay {
  const shipped = new Set(records.flatMap(({ order, moves }) => (moves.length ? [order] : [])));
  const promised = documents
    .filter(({ page, reserves }) => page === undefined && reserves.length)
    .filter(({ number }) => !shipped.has(number))
    .map((order) => ({ ...order, moves: [] }));
  const made = new Map<string, Replay>();
  return (page) => {
    const known = made.get(page);
    if (known) return known;
    const own = documents.filter((document) => document.page === page);
    const played = replay(company.start, own, company, promised);
    made.set(page, played);
    return played;
  };
}

function historyOf({ opening, documents }: Timeline, records: TimelineInput["records"]) {
  const names = namesOf(records);
  const company = companyOf(records, names);
  const ofRecords = demoDocuments(records, names);
  const all = [...ofRecords, ...documents];
  const dated = inOrder(all);
  // The opening stock has in it what documents until then have moved; their orders may still be open.
  const played = dated.map((one) =>
    (one.date ?? "") > opening.date ? one : { ...one, moves: [], revalues: [] },
  );
  return {
    all,
    dated,
    company,
    history: replay(opening.stock, played, company),
    startOf: startReplays(dated, company, ofRecords),
  };
}

/** Replays the documents of the demo company and holds the numbers of pages against them. */
export function checkTimeline({ pages, overviews, records, timeline }: TimelineInput): Problem[] {
  if (!timeline) return [];
  const read = readTimeline(timeline.file, timeline.text);
  if (!read.timeline) return read.problems;
  const { all, dated, company, history, startOf } = historyOf(read.timeline, records);
  const boms = (records.get("boms") ?? []).map(({ value, where }): [string, SourceLocation] => [
    `${textAt(value, "itemId")} ${textAt(value, "revision")}`,
    where,
  ]);
  return [
    ...read.problems,
    ...checkNamed([...pages, ...overviews], all, timeline.file),
    ...checkNumbers(all),
    ...checkOrderDays(dated),
    ...checkPageDays(pages, all),
    ...checkStarts(pages, all),
    ...checkRevisions(pages, new Map(boms)),
    ...history.problems,
    ...checkPostings(all, { history, startOf, company }),
    ...checkMarks(pages, { history, startOf, company }),
  ];
}
