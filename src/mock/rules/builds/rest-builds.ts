import { objectAt, objectsAt } from "../../../openapi/json";
import { numberIn, quantity } from "../../decimals";
import { recordShape } from "../../ids";
import type { MockRecord } from "../../model";
import { nextNumber } from "../../series";
import { unitOf } from "./build-components";
import { estimate, root } from "./planned-builds";
import type { Call } from "../rule";

/** Makes a draft of the pieces that were planned and not built, if the call asks for it; returns its id. */
export function draftRest(call: Call, built: bigint): unknown {
  const { world, body, before } = call;
  const whole = numberIn(before?.quantity);
  const left = whole - built;
  if (!before || body.rest !== "new_draft" || left <= 0n) return null;
  const id = (prefix: string) => world.newId(recordShape(prefix));
  const now = world.time();
  const draft: MockRecord = {
    ...before,
    id: id("bld_"),
    documentNumber: nextNumber(world.store.list(root), "documentNumber"),
    status: "draft",
    quantity: quantity(left, objectAt(before, "quantity").unit),
    additionalCosts: [],
    components: objectsAt(before, "components").map((component) => {
      const planned = quantity(
        (numberIn(component.quantityPlanned) * left) / whole,
        unitOf(component),
      );
      return { ...component, id: id("bcp_"), quantityPlanned: planned, quantityUsed: planned };
    }),
    createdAt: now,
    createdBy: world.actor,
    updatedAt: now,
    updatedBy: world.actor,
  };
  world.store.put(root, { ...draft, ...estimate(draft, world) });
  return draft.id;
}
