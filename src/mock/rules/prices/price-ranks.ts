import { objectsAt, type JsonObject } from "../../../openapi/json";
import { touched } from "../../change-record";
import { hashOf } from "../../etag";
import type { ProblemDetail } from "../../model";
import { refuseCall, type Call, type Rules, madeBy } from "../rule";
import { byRank } from "./price-rules";

const root = "/price-rules";

const ranks = ({ world }: Call): JsonObject[] =>
  byRank(world).map(({ id, priority }) => ({ priceRuleId: id, priority }));

/** The version of the ranks of all rules. */
const version = (call: Call): string => `"${hashOf(JSON.stringify(ranks(call)))}"`;

/** What rows have twice: a rank, or a rule. */
const repeated = (rows: readonly JsonObject[], name: string, what: string): ProblemDetail[] =>
  rows.flatMap((row, index) =>
    rows.findIndex((one) => one[name] === row[name]) < index
      ? [
          {
            pointer: `/priorities/${index}/${name}`,
            rule: "duplicate",
            message: `${what} ${String(row[name])} is given twice.`,
          },
        ]
      : [],
  );

/** Refuses a rank or a rule that is given twice, and the rank of a rule that is not moved. */
function checkRanks(call: Call, rows: readonly JsonObject[]): void {
  const twice = [
    ...repeated(rows, "priority", "Priority"),
    ...repeated(rows, "priceRuleId", "Price rule"),
  ];
  if (twice.length)
    refuseCall(
      call,
      "validation-failed",
      `${twice.length} ${twice.length === 1 ? "value was" : "values were"} refused; no rank was changed.`,
      twice,
    );
  const moved = new Set(rows.map(({ priceRuleId }) => priceRuleId));
  const others = byRank(call.world).filter(({ id }) => !moved.has(id));
  for (const [index, { priority }] of rows.entries()) {
    const owner = others.find((rule) => rule.priority === priority);
    if (owner)
      refuseCall(
        call,
        "price-rule-priority-taken",
        `Priority ${String(priority)} belongs to ${String(owner.id)}, which the request does not move.`,
        [
          {
            pointer: `/priorities/${index}/priority`,
            rule: "duplicate",
            message: `Already used by ${String(owner.id)}.`,
          },
        ],
      );
  }
}

function reranked(call: Call): JsonObject {
  const { world } = call;
  const rows = objectsAt(call.body, "priorities");
  checkRanks(call, rows);
  const now = world.now();
  for (const { priceRuleId, priority } of rows) {
    const rule = world.store.get(root, String(priceRuleId));
    if (rule && rule.priority !== priority)
      world.store.put(root, touched({ ...rule, priority }, now, world));
  }
  return { priorities: ranks(call) };
}

/** A new rule is tried last, with room before it. */
function lowest(call: Call): void {
  for (const rule of madeBy(call, root)) {
    const others = byRank(call.world).filter(({ id }) => id !== rule.id);
    const last = Math.max(0, ...others.map(({ priority }) => Number(priority)));
    call.world.store.put(root, {
      ...rule,
      priority: Math.floor(last / 10) * 10 + 10,
      lastUsedOn: null,
    });
  }
}

/** Ranks of price rules, and rules that have made prices. */
export const priceRankRules: Rules = {
  "get-price-rules": { version },
  // A rule without conditions fits everything.
  "create-price-rule": { fills: () => ({ conditions: {} }), after: lowest },
  "update-price-rule-priorities": {
    refuses: ["price-rule-priority-taken", "validation-failed"],
    version,
    answer: reranked,
  },
  "delete-price-rule": {
    refuses: ["price-rule-in-use"],
    before: (call) => {
      if (call.before?.lastUsedOn)
        refuseCall(
          call,
          "price-rule-in-use",
          `Lines were priced by ${String(call.before.name)}, last on ${String(call.before.lastUsedOn)}.`,
        );
    },
  },
};
