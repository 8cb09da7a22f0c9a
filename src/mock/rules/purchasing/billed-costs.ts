import { objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import { recordShape } from "../../ids";
import type { MockRecord } from "../../model";
import { inHome } from "../money/ledger";
import { landLater } from "./landed-costs";
import { cents } from "./landed-shares";
import { refuseCall, type Call } from "../rule";

/** Refuses changes of costs that a bill charges. */
export function checkUnbilled(call: Call): void {
  const names = [...objectsAt(call.body, "landedCosts"), ...objectsAt(call.body, "lines")];
  for (const row of names) {
    const id = row.landedCostId ?? row.id;
    const cost = String(id).startsWith("lnd_") ? call.world.store.find(id)?.holder : undefined;
    const own = call.before && cost?.billId === call.before.id;
    if (cost?.status === "billed" && !own)
      refuseCall(
        call,
        "landed-cost-billed",
        `${String(cost.description ?? cost.type)} is on bill ${String(cost.billId)}.`,
      );
  }
}

/** Settles the costs that lines of a bill charge, or adds them; what differs from an estimate is spread like it. */
export function billCosts(call: Call, bill: MockRecord, on: string): JsonObject[] {
  const { store, newId, time } = call.world;
  return objectsAt(bill, "lines").map((line) => {
    const receiving = line.type === "landed_cost" && store.find(line.receivingId)?.record;
    if (!receiving) return line;
    const costs = objectsAt(receiving, "landedCosts");
    const estimate = costs.find(({ id }) => id === line.landedCostId);
    const billed = {
      type: line.costType,
      description: line.description ?? null,
      allocation: "value",
      addedAt: time(),
      ...estimate,
      vendorId: estimate?.vendorId ?? bill.vendorId,
      id: line.landedCostId ?? newId(recordShape("lnd_")),
      amount: line.amount,
      status: "billed",
      billId: bill.id,
    };
    const others = estimate
      ? costs.map((cost) => (cost === estimate ? billed : cost))
      : [...costs, billed];
    // What the bill debits to the clearing account is what the goods bear.
    const home = cents(inHome(numberIn(line.amount), bill));
    landLater(call, receiving, others, on, new Map([[billed.id, home]]));
    const difference = numberIn(line.amount) - numberIn(estimate?.amount);
    return {
      ...line,
      landedCostId: billed.id,
      difference: money(difference, bill.currency),
    };
  });
}

/** Gives the costs of a bill that is gone their estimates again; those that it had added go with it. */
export function unbillCosts(call: Call, bill: MockRecord, on: string): void {
  for (const line of objectsAt(bill, "lines").filter(({ type }) => type === "landed_cost")) {
    const receiving = call.world.store.find(line.receivingId)?.record;
    if (!receiving) continue;
    const estimate = numberIn(line.amount) - numberIn(line.difference);
    const costs = objectsAt(receiving, "landedCosts").flatMap((cost) => {
      if (cost.id !== line.landedCostId) return [cost];
      const amount = money(estimate, bill.currency);
      return estimate === 0n ? [] : [{ ...cost, amount, status: "estimated", billId: null }];
    });
    landLater(call, receiving, costs, on);
  }
}
