import { label } from "../../record-label";
import { type JsonObject, objectsAt, textAt } from "../../../openapi/json";
import { numberIn, quantity, times, sumIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { unitOf, withComponents } from "./build-components";
import { today } from "../days";
import { when } from "../checks/field-checks";
import { isInForce } from "../production/in-force";
import { type Call, changesOf, reached, refuseAt, refuseCall, refuseValues } from "../rule";
import { unitCostAt } from "../stock/costs";
import { availableIn, figuresAt } from "../stock/stock-figures";
import { hasStock, inBaseUnit } from "../stock/movements";
import { settleParts } from "../stock/reserve";
import { buildCost, usedLine } from "../work/used-components";

export const root = "/builds";

export const otherCosts = (build: JsonObject) =>
  sumIn(objectsAt(build, "additionalCosts"), "amount");

/** The components of a draft and its cost, with the costs of today. */
export function estimate(build: MockRecord, world: World): JsonObject {
  const components = objectsAt(build, "components").map((component) => {
    const item = world.store.find(component.itemId)?.record ?? {};
    const isPlanned = numberIn(component.quantityPlanned) > 0n;
    const quantityPlanned = isPlanned ? component.quantityPlanned : component.quantityUsed;
    const count = numberIn(component.quantityUsed) || numberIn(quantityPlanned);
    const cost = hasStock(item) ? unitCostAt(item, build.locationId, world) : 0n;
    const line: JsonObject = { ...component, quantityPlanned };
    const base = inBaseUnit(item, quantity(count, unitOf(line)), world);
    return usedLine(line, { item, quantity: count, value: times(base, cost) }, unitOf(line));
  });
  const material = sumIn(components, "amount");
  const cost = buildCost(
    { material, labor: 0n, overhead: 0n, other: otherCosts(build) },
    numberIn(build.quantity),
  );
  return { components, cost };
}

/** Refuses the BOM of another item, or of another time. */
export function checkBuild(call: Call): void {
  const { body, world, before } = call;
  const item = world.store.find(body.itemId ?? before?.itemId)?.record;
  const bom = world.store.find(body.bomId)?.record;
  const day = textAt(body, "buildDate") ?? textAt(before, "buildDate") ?? today(world);
  const mistakes = [
    ...when(
      bom && bom.itemId !== item?.id,
      "/bomId",
      "The BOM belongs to another item.",
      "reference",
    ),
    ...when(bom && !isInForce(bom, day), "/bomId", `The BOM is not in force on ${day}.`, "range"),
  ];
  if (mistakes.length) refuseValues(call, mistakes);
}

/** Refuses to keep more components for a build than there are. */
function checkCovered(call: Call, build: MockRecord): void {
  for (const [index, component] of objectsAt(build, "components").entries()) {
    const item = call.world.store.find(component.itemId)?.record ?? {};
    if (hasStock(item) && availableIn(figuresAt(item, build.locationId, call.world)) < 0n)
      refuseAt(
        call,
        "insufficient-stock",
        `/components/${index}`,
        `${label(item)}: not enough is available for the build.`,
      );
  }
}

/** Plans and estimates new and changed builds, whose components may be reserved already. */
export function estimated(call: Call): void {
  const { world } = call;
  for (const { before, after } of changesOf(call, root)) {
    if (after.status !== "draft" && after.status !== "released") continue;
    const build = withComponents(call, after, before);
    if (!objectsAt(build, "components").length && !before)
      refuseCall(call, "bom-missing", `There is nothing to build ${label(build)} from.`);
    const bomRevision = world.store.find(build.bomId)?.record.revision ?? null;
    world.store.put(root, { ...build, ...estimate(build, world), bomRevision });
    if (build.status !== "released") continue;
    checkCovered(call, build);
    settleParts(call, build);
  }
}

/** Refuses a release without the components for it, and gives them to others when it ends. */
export function reserved(call: Call): void {
  for (const build of reached(call, root, "released")) checkCovered(call, build);
  for (const status of ["draft", "cancelled"])
    for (const build of reached(call, root, status)) settleParts(call, build);
}
