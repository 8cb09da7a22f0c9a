import { label } from "../label";
import { type JsonObject, objectAt, objectsAt } from "../../openapi/json";
import { numberIn, times } from "../decimals";
import type { MockRecord } from "../model";
import type { World } from "../world";
import { type Call, changesOf, reached, refuseCall } from "./rule";
import { unitCostAt } from "./stock/costs";
import { availableIn, figuresAt } from "./stock/stock-figures";
import { hasStock } from "./stock/movements";
import { settle } from "./stock/reserve";
import { buildCost, usedLine } from "./used-components";

export const root = "/builds";

export const unitOf = (component: JsonObject) => objectAt(component, "quantityPlanned").unit;

export const otherCosts = (build: JsonObject) =>
  objectsAt(build, "additionalCosts").reduce((sum, cost) => sum + numberIn(cost.amount), 0n);

/** The components of a draft and its cost, with the costs of today. */
export function estimate(build: MockRecord, world: World): JsonObject {
  const components = objectsAt(build, "components").map((component) => {
    const item = world.store.find(component.itemId)?.record ?? {};
    const isPlanned = numberIn(component.quantityPlanned) > 0n;
    const quantityPlanned = isPlanned ? component.quantityPlanned : component.quantityUsed;
    const count = numberIn(quantityPlanned);
    const cost = unitCostAt(item, build.locationId, world);
    const line: JsonObject = { ...component, quantityPlanned };
    return usedLine(line, { item, quantity: count, value: times(count, cost) }, unitOf(line));
  });
  const material = components.reduce((sum, line) => sum + numberIn(line.amount), 0n);
  const cost = buildCost(
    { material, labor: 0n, overhead: 0n, other: otherCosts(build) },
    numberIn(build.quantity),
  );
  return { components, cost };
}

/** Estimates new and changed drafts. */
export function estimated(call: Call): void {
  const { world } = call;
  for (const { before, after: build } of changesOf(call, root)) {
    if (build.status !== "draft") continue;
    if (!objectsAt(build, "components").length && !before)
      refuseCall(call, "bom-missing", `There is nothing to build ${label(build)} from.`);
    const bomRevision = world.store.find(build.bomId)?.record.revision ?? null;
    world.store.put(root, { ...build, ...estimate(build, world), bomRevision });
  }
}

/** Refuses a release without the components for it, and gives them to others when it ends. */
export function reserved(call: Call): void {
  for (const build of reached(call, root, "released"))
    for (const component of objectsAt(build, "components")) {
      const item = call.world.store.find(component.itemId)?.record ?? {};
      if (hasStock(item) && availableIn(figuresAt(item, build.locationId, call.world)) < 0n)
        refuseCall(
          call,
          "insufficient-stock",
          `${label(item)}: not enough is available for the build.`,
        );
    }
  for (const status of ["draft", "cancelled"])
    for (const build of reached(call, root, status))
      for (const component of objectsAt(build, "components")) {
        const item = call.world.store.find(component.itemId)?.record;
        if (item) settle(call, item, build.locationId);
      }
}
