import { objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, quantity, times } from "../../decimals";
import { recordShape } from "../../ids";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { today } from "../days";
import { bomOn } from "../production/in-force";
import { needsOf } from "../production/order-plan";
import type { Call } from "../rule";

/** The unit in which a component is planned. */
export const unitOf = (component: JsonObject) => objectAt(component, "quantityPlanned").unit;

/** The components that a BOM plans for a build, with phantoms replaced by what they are made from. */
function fromBom(build: MockRecord, { world, body }: Call): JsonObject {
  const day = textAt(build, "buildDate") ?? today(world);
  const bom = world.store.find(body.bomId)?.record ?? bomOn(build.itemId, day, world);
  const needs = bom
    ? needsOf(bom, objectAt(build, "quantity"), { options: objectAt(build, "options"), day }, world)
    : [];
  return {
    bomId: bom?.id ?? null,
    components: needs.map(({ component, item, quantity: planned }, index) => ({
      id: world.newId(recordShape("bcp_")),
      lineNumber: index + 1,
      bomComponentId: component.id,
      itemId: item.id,
      sku: item.sku,
      quantityPlanned: planned,
      quantityUsed: planned,
      bin: null,
      lots: [],
      serialNumbers: [],
    })),
  };
}

/** Components for another number of pieces. What people have set by hand stays as it is. */
function scaled(build: MockRecord, before: MockRecord, { store }: World): JsonObject {
  const factor = divided(numberIn(build.quantity), numberIn(before.quantity));
  const components = objectsAt(build, "components").map((component) => {
    const isFixed = store.find(component.bomComponentId)?.holder.isFixedQuantity === true;
    if (!component.bomComponentId || isFixed) return component;
    const planned = numberIn(component.quantityPlanned);
    const isByHand = numberIn(component.quantityUsed) !== planned;
    const more = quantity(times(planned, factor), unitOf(component));
    return { ...component, quantityPlanned: more, ...(!isByHand && { quantityUsed: more }) };
  });
  return { components };
}

/** A build with the components that its BOM, its quantity, and the call give it. */
export function withComponents(
  call: Call,
  build: MockRecord,
  before: MockRecord | undefined,
): MockRecord {
  const { body } = call;
  if (!before) {
    const { bomId = null } = body;
    return "components" in body ? { ...build, bomId } : { ...build, ...fromBom(build, call) };
  }
  if (body.bomId) return { ...build, ...fromBom(build, call) };
  const isScaled = numberIn(build.quantity) !== numberIn(before.quantity);
  return isScaled ? { ...build, ...scaled(build, before, call.world) } : build;
}
