import { parseDescription } from "../../../../src/openapi/lint/description";
import { lintDescription } from "../../../../src/openapi/lint/lint-description";
import { parseOperationList } from "../../../../src/openapi/lint/operation-list";
import type { LintRule } from "../../../../src/openapi/lint/lint-rule";
import { formatProblems } from "../../../../src/problems/format-problem";
import { orderDescription, orderList } from "./order-description";

/** In a file, `next` replaces `old`, which has to be there. */
export interface Edit {
  file: string;
  old: string;
  next: string;
}

const short = {
  path: "paths/order/issue.yaml",
  order: "components/schemas/order/Order.yaml",
  status: "components/schemas/order/OrderStatus.yaml",
  example: "components/examples/order/OrderOpen.yaml",
  problem: "components/examples/order/ProblemNotDraft.yaml",
};

/** An edit of the small description. */
export function edit(file: keyof typeof short | (string & {}), old: string, next: string): Edit {
  return { file: Object.entries(short).find(([name]) => name === file)?.[1] ?? file, old, next };
}

/** The printed problems of one rule after some edits of the small description. */
export function lintOrder(
  rule: LintRule,
  edits: readonly Edit[] = [],
  { list = orderList, complete = false, add = {} as Record<string, string> } = {},
): string {
  const texts = new Map(Object.entries({ ...orderDescription, ...add }));
  for (const { file, old, next } of edits) {
    const text = texts.get(file) ?? "";
    if (!text.includes(old)) throw new Error(`${file} has no ${old}`);
    texts.set(file, text.replace(old, next));
  }
  const description = parseDescription(texts);
  const problems = lintDescription(description, parseOperationList(list), {
    complete,
    only: [rule],
  });
  return problems.length ? formatProblems(problems, `${problems.length} found`) : "";
}
