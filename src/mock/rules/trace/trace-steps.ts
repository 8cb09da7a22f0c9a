import { objectAt, textsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one, quantity } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { listedUnder } from "../stock/moves";
import { movementsFor, type TraceSubject } from "./traced";

export type TraceStepKind =
  "received" | "built" | "consumed" | "shipped" | "returned" | "adjusted" | "scrapped";

/** What a document has done with a lot or with pieces. */
export interface TraceStep {
  kind: TraceStepKind;
  /** Signed: what came in is positive. */
  quantity: bigint;
  subject: TraceSubject;
  /** The first of the movements: its day, place, and document. */
  movement: MockRecord;
}

const production = new Set(["build", "work_order"]);

/** Reasons of adjustments by which goods are thrown away. */
const scrapping = new Set<unknown>(["scrap", "damage"]);

function kindOf(movement: JsonObject, isIn: boolean, { store }: World): TraceStepKind | undefined {
  const { type, id } = objectAt(movement, "document");
  if (type === "receiving") return "received";
  if (production.has(String(type))) return isIn ? "built" : "consumed";
  if (type === "shipment") return "shipped";
  if (type === "return_restock") return "returned";
  // Transfers move goods within the company; what one that is done has not brought is lost.
  if (type === "inventory_transfer")
    return store.find(id)?.record.status === "completed" ? "adjusted" : undefined;
  const { reason } = store.find(id)?.record ?? {};
  const isScrap = reason ? !isIn && scrapping.has(reason) : movement.pieceStatus === "scrapped";
  return isScrap ? "scrapped" : "adjusted";
}

/** The part of a movement that is about the pieces which are followed. */
function moved(movement: JsonObject, { pieces }: TraceSubject): bigint {
  const number = numberIn(movement.quantity);
  if (!pieces.length) return number;
  const own = textsAt(movement, "serialNumbers").filter((piece) => pieces.includes(piece));
  return BigInt(own.length) * (number < 0n ? -one : one);
}

/** What has happened to a lot or to pieces, a step for each document; documents that were taken back are left out. */
export function stepsOf(subject: TraceSubject, world: World): TraceStep[] {
  const byDocument = new Map<unknown, { movement: MockRecord; sum: bigint }>();
  for (const movement of movementsFor(subject, world)) {
    const { id } = objectAt(movement, "document");
    const known = byDocument.get(id) ?? { movement, sum: 0n };
    byDocument.set(id, { ...known, sum: known.sum + moved(movement, subject) });
  }
  return [...byDocument.values()].flatMap(({ movement, sum }) => {
    const kind = kindOf(movement, sum > 0n, world);
    if (!kind || sum === 0n) return [];
    const pieces = textsAt(movement, "serialNumbers").filter((piece) =>
      subject.pieces.includes(piece),
    );
    return [{ kind, quantity: sum, subject: { ...subject, pieces }, movement }];
  });
}

/** The vendor or the customer of a document. */
function partyOf(document: JsonObject, { store }: World): JsonObject | null {
  const record = store.find(document.id)?.record ?? {};
  const rma = store.find(record.rmaId)?.record;
  const id = record.vendorId ?? record.customerId ?? rma?.customerId;
  const party = store.find(id)?.record;
  return party ? { id: party.id, name: party.name } : null;
}

/** A step as the API shows it. */
export function shownStep(step: TraceStep, level: number, world: World): JsonObject {
  const { kind, subject, movement } = step;
  const item = world.store.find(subject.itemId)?.record;
  const lot = world.store.find(subject.lotId)?.record;
  const isLoss = step.quantity < 0n && kind !== "adjusted";
  return {
    level,
    kind,
    on: movement.postedOn,
    itemId: subject.itemId,
    sku: item?.sku,
    lotId: subject.lotId,
    lotNumber: lot?.lotNumber ?? null,
    ...(subject.pieces.length && { serialNumbers: [...subject.pieces] }),
    quantity: quantity(isLoss ? -step.quantity : step.quantity, item?.baseUnit),
    locationId: movement.locationId,
    document: listedUnder(movement.document, world),
    party: partyOf(objectAt(movement, "document"), world),
  };
}
