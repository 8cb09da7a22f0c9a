import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { inBaseUnit, movementsKey } from "../stock/movements";
import type { TraceStep } from "./trace-steps";
import { subjectOf } from "./traced";

/** The documents of a production: a work order with its builds, or a build of its own. */
function family(document: JsonObject, { store }: World): Set<unknown> {
  const record = store.find(document.id)?.record;
  const orderId = record?.workOrderId ?? record?.id ?? document.id;
  const builds = store.list("/builds").filter((build) => build.workOrderId === orderId);
  return new Set([document.id, orderId, ...builds.map(({ id }) => id)]);
}

const movementsOfAll = (ids: ReadonlySet<unknown>, { store }: World): MockRecord[] =>
  store.list(movementsKey).filter((movement) => ids.has(objectAt(movement, "document").id));

/** The record that says how much of each part goes into a piece, and into how many. */
function planOf(
  document: JsonObject,
  { store }: World,
): { plan: MockRecord; pieces: bigint } | undefined {
  const record = store.find(document.id)?.record;
  const plan = store.find(record?.workOrderId)?.record ?? record;
  return plan && { plan, pieces: numberIn(plan.quantity) };
}

const perPlan = ["quantityUsed", "quantityRequired", "quantityPlanned"];

/** The parts that went into what a step has built: named by lot and piece if they have any, or else their share. */
export function partsOf(step: TraceStep, world: World): TraceStep[] {
  const document = objectAt(step.movement, "document");
  const known = planOf(document, world);
  if (!known || known.pieces <= 0n) return [];
  const { plan, pieces } = known;
  const used = movementsOfAll(family(document, world), world).filter(
    (movement) => numberIn(movement.quantity) < 0n,
  );
  return objectsAt(plan, "components").flatMap((component): TraceStep[] => {
    const item = world.store.find(component.itemId)?.record;
    if (!item) return [];
    const name = perPlan.find((field) => field in component);
    const whole = name ? inBaseUnit(item, component[name], world) : 0n;
    const share = (whole * step.quantity) / pieces;
    const own = used.filter(({ itemId }) => itemId === item.id);
    const tracked = own.filter(
      ({ lotId, ...one }) => lotId !== null || textsAt(one, "serialNumbers").length,
    );
    if (tracked.length)
      return tracked.map((movement) => ({
        kind: "consumed",
        quantity: numberIn(movement.quantity),
        subject: subjectOf(movement),
        movement: { ...movement, document },
      }));
    if (share <= 0n) return [];
    const subject = { itemId: String(item.id), lotId: null, pieces: [] };
    return [{ kind: "consumed", quantity: -share, subject, movement: step.movement }];
  });
}

/** What a production has made of the parts that a step has used. */
export function productsOf(step: TraceStep, world: World): TraceStep[] {
  const ids = family(objectAt(step.movement, "document"), world);
  return movementsOfAll(ids, world)
    .filter(
      (movement) => numberIn(movement.quantity) > 0n && movement.itemId !== step.subject.itemId,
    )
    .map((movement) => ({
      kind: "built",
      quantity: numberIn(movement.quantity),
      subject: subjectOf(movement),
      movement,
    }));
}
