import { z } from "zod";
import { toDecimal } from "../../openapi/lint/decimal";
import { parseYaml } from "../../problems/yaml-file";
import { parseYamlSource } from "../../problems/yaml-source";
import type { Problem } from "../../problems/problem";
import type { StockMove, TimelineDocument } from "./document";

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const decimal = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform((value) => toDecimal(value) ?? 0n);

const move = z.strictObject({
  item: z.string(),
  at: z.string(),
  bin: z.string().optional(),
  lot: z.string().optional(),
  serials: z.array(z.string()).optional(),
  quantity: decimal,
  cost: decimal.optional(),
});
const due = z.strictObject({ item: z.string(), at: z.string(), quantity: decimal });

const schema = z.strictObject({
  opening: z.strictObject({ date: day, stock: z.array(move) }),
  documents: z.array(
    z.strictObject({
      number: z.string(),
      date: day,
      days: z.array(day).optional(),
      page: z.string().optional(),
      note: z.string().optional(),
      order: z.string().optional(),
      promised: day.optional(),
      closes: z.string().optional(),
      moves: z.array(move).default([]),
      reserves: z.array(due).default([]),
      expects: z.array(due).default([]),
      revalues: z
        .array(z.strictObject({ item: z.string(), at: z.string(), cost: decimal }))
        .default([]),
      owes: decimal.optional(),
      settles: z.array(z.strictObject({ of: z.string(), amount: decimal })).default([]),
      posts: z.array(z.strictObject({ account: z.string(), amount: decimal })).default([]),
    }),
  ),
});

const examples = {
  "": "opening: { date: '2026-02-11', stock: [] }",
  documents: "documents:\n  - { number: SO-1, date: '2026-03-12' }",
  number: "number: SO-1",
  date: "date: '2026-03-12'",
  page: "page: docs/orders.mdx",
  moves: "moves:\n      - { item: LAMP, at: MAIN, bin: A-1, quantity: -16 }",
  quantity: "quantity: -16",
};

export interface Timeline {
  opening: { date: string; stock: StockMove[] };
  documents: TimelineDocument[];
}

/** Reads timeline.yaml: stock on the opening day, and the documents that only pages name. */
export function readTimeline(
  file: string,
  text: string,
): { timeline?: Timeline; problems: Problem[] } {
  const subject = "timeline";
  const { value, problems } = parseYaml({ file, text, schema, subject, code: subject, examples });
  if (!value) return { problems };
  const source = parseYamlSource({ file, text, subject });
  const documents = value.documents.map(({ note: _note, ...entry }, index) => ({
    ...entry,
    where: source.locate(["documents", index]),
  }));
  return { timeline: { opening: value.opening, documents }, problems };
}
