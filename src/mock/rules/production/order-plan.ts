import { objectAt, objectsAt, textAt, without, type JsonObject } from "../../../openapi/json";
import { needed } from "../../copied-lists";
import { numberIn, plainText, quantity } from "../../decimals";
import { recordShape } from "../../ids";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { today } from "../days";
import { inBaseUnit } from "../stock/movements";
import { bomOn, routingFor } from "./in-force";
import { scheduled } from "./schedule";
import { inSequence, operationTimes } from "./times";

/** Levels of phantoms in phantoms. */
const deepest = 12;

/** What pieces need of a component: its item after the answers to options, and how much of it. */
interface Need {
  component: JsonObject;
  item: JsonObject;
  quantity: JsonObject;
}

/** The item that an answer puts in place of that of a component; undefined if it names none. */
function chosenItem(
  { optionCode }: JsonObject,
  itemId: unknown,
  options: JsonObject,
  { store }: World,
): unknown {
  const asked = objectsAt(store.get("/items/{itemId}/options", String(itemId)), "options");
  const option = asked.find(({ code }) => typeof optionCode === "string" && code === optionCode);
  const answer = options[String(optionCode)];
  return objectsAt(option, "choices").find(({ code }) => code === answer)?.componentItemId;
}

/** What some pieces need by a BOM, with phantoms replaced by what they are made from. */
export function needsOf(
  bom: JsonObject,
  pieces: JsonObject,
  { options, day }: { options: JsonObject; day: string },
  world: World,
  levels = deepest,
): Need[] {
  return objectsAt(bom, "components").flatMap((component): Need[] => {
    const itemId = chosenItem(component, bom.itemId, options, world) ?? component.itemId;
    const item = world.store.find(itemId)?.record;
    const amount = needed(component, bom, { quantity: pieces });
    if (!item || !amount) return [];
    const inner =
      component.isPhantom === true && levels > 0 ? bomOn(item.id, day, world) : undefined;
    if (!inner) return [{ component, item, quantity: amount }];
    const inside = quantity(inBaseUnit(item, amount, world), item.baseUnit);
    return needsOf(inner, inside, { options, day }, world, levels - 1).map((need) => ({
      ...need,
      component: { ...need.component, operationNumber: component.operationNumber },
    }));
  });
}

const newId = (world: World, prefix: string) => world.newId(recordShape(prefix));

function componentRow(
  { component, item, quantity: amount }: Need,
  known: JsonObject | undefined,
  steps: readonly unknown[],
  world: World,
): JsonObject {
  const none = quantity(0n, amount.unit);
  const tracking = String(item.tracking);
  return {
    ...(tracking.includes("lot") && { lots: [] }),
    ...(tracking.includes("serial") && { serialNumbers: [] }),
    ...without(known ?? {}, "lots", "serialNumbers"),
    id: known?.id ?? newId(world, "woc_"),
    bomComponentId: component.id,
    itemId: item.id,
    sku: item.sku,
    operationNumber: steps.includes(component.operationNumber)
      ? component.operationNumber
      : (steps[0] ?? null),
    issueMethod: component.issueMethod,
    quantityRequired: amount,
    quantityReserved: none,
    quantityConsumed: none,
    quantityShort: amount,
  };
}

function operationRow(
  operation: JsonObject,
  minutes: bigint,
  order: MockRecord,
  known: JsonObject | undefined,
  world: World,
): JsonObject {
  const none = quantity(0n, objectAt(order, "quantity").unit);
  const { operationNumber, name, workCenterId } = operation;
  return {
    status: "pending",
    reportedMinutes: "0",
    quantityCompleted: none,
    quantityScrapped: none,
    operatorIds: [],
    scheduledStart: null,
    startedAt: null,
    completedAt: null,
    ...known,
    id: known?.id ?? newId(world, "woo_"),
    routingOperationId: operation.id,
    operationNumber,
    name,
    workCenterId,
    barcode: `${String(order.documentNumber)}/${String(operationNumber)}`,
    plannedMinutes: plainText(minutes),
  };
}

/** A draft of an order as BOM and routing make it on the day of its start. `named` are those that a call names. */
export function planOrder(order: MockRecord, named: JsonObject, world: World): MockRecord {
  const day = textAt(order, "startDate") ?? textAt(order, "dueDate") ?? today(world);
  const bom = world.store.find(named.bomId)?.record ?? bomOn(order.itemId, day, world);
  const routing =
    named.assemblyRoutingId === null
      ? undefined
      : (world.store.find(named.assemblyRoutingId)?.record ?? routingFor(bom, order, world));
  const pieces = objectAt(order, "quantity");
  const how = { options: objectAt(order, "options"), day };
  const steps = inSequence(routing).map(({ operationNumber }) => operationNumber);
  const find = (list: string, name: string, id: unknown) =>
    objectsAt(order, list).find((row) => row[name] === id);
  const components = bom ? needsOf(bom, pieces, how, world) : [];
  const planned: MockRecord = {
    ...order,
    bomId: bom?.id ?? null,
    assemblyRoutingId: routing?.id ?? null,
    components: components.map((need, index) => ({
      ...componentRow(need, find("components", "bomComponentId", need.component.id), steps, world),
      lineNumber: index + 1,
    })),
    operations: operationTimes(routing ?? {}, numberIn(pieces)).map(({ operation, setup, run }) =>
      operationRow(
        operation,
        setup + run,
        order,
        find("operations", "routingOperationId", operation.id),
        world,
      ),
    ),
  };
  return { ...planned, operations: scheduled(planned, world) };
}
