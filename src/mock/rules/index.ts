import type { Rule, Rules } from "./rule";

const domains: readonly Rules[] = [];

const byOperation = new Map<string, Rule[]>();
for (const rules of domains)
  for (const [id, rule] of Object.entries(rules))
    byOperation.set(id, [...(byOperation.get(id) ?? []), rule]);

/** The rules of an operation; none for operations of other descriptions. */
export const rulesOf = (id: string): readonly Rule[] => byOperation.get(id) ?? [];
