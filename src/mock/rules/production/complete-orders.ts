import { objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import type { World } from "../../world";
import { today } from "../days";
import { isInForce } from "./in-force";

/** What an order lacks, and where. */
interface Lack {
  pointer: string;
  why: string;
}

/** Why an order has nothing to be built from on the day of its start. */
export function absentBom(order: JsonObject, world: World): string | undefined {
  const bom = world.store.find(order.bomId)?.record;
  const day = textAt(order, "startDate") ?? textAt(order, "dueDate") ?? today(world);
  return isInForce(bom, day) ? undefined : `It has no BOM in force on ${day}.`;
}

/** The first operation of an order at a work center that is out of use. */
export function idleCenter(order: JsonObject, { store }: World): Lack | undefined {
  const centers = objectsAt(order, "operations").map((one) => store.find(one.workCenterId)?.record);
  const index = centers.findIndex((center) => center?.status === "inactive");
  return index < 0
    ? undefined
    : {
        pointer: `/operations/${index}/workCenterId`,
        why: `${label(centers[index])} is inactive.`,
      };
}

/** The first required option of the item of an order that has no answer. */
export function openOption(order: JsonObject, { store }: World): Lack | undefined {
  const answers = objectAt(order, "options");
  const option = objectsAt(
    store.get("/items/{itemId}/options", String(order.itemId)),
    "options",
  ).find(({ code, isRequired }) => isRequired === true && answers[String(code)] === undefined);
  return (
    option && {
      pointer: `/options/${String(option.code)}`,
      why: `${String(order.sku)} needs an answer to ${String(option.code)}.`,
    }
  );
}
