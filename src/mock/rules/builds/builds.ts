import { today } from "../days";
import { label } from "../../record-label";
import {
  isObject,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from "../../../openapi/json";
import { numberIn, one, quantity, round } from "../../decimals";
import { recordShape } from "../../ids";
import type { MockRecord } from "../../model";
import { finishedBin, finishedLot, finishedPieces } from "../work/finished-pieces";
import { post, reverse } from "../money/ledger";
import { unitOf } from "./build-components";
import { checkBuild, estimated, otherCosts, reserved, root } from "./planned-builds";
import { draftRest } from "./rest-builds";
import {
  type Call,
  changesOf,
  inTurn,
  reached,
  refuseCall,
  refuseValues,
  type Rules,
} from "../rule";
import { afterMoves } from "../stock/after-moves";
import { madeCost, madeSides } from "../stock/made-goods";
import { putIn, referenceTo } from "../stock/moves";
import { inBaseUnit } from "../stock/movements";
import { availableIn, figuresAt } from "../stock/stock-figures";
import { undoMoves } from "../stock/undo";
import {
  buildCost,
  drawComponent,
  type Used,
  usedLine,
  inventoryOf,
  valueOf,
} from "../work/used-components";
import { withNames } from "../work/changed-orders";
import { returnToOrder } from "../work/returned-pieces";

const isAbout = (row: JsonObject, component: JsonObject) =>
  row.id === undefined ? row.itemId === component.itemId : row.id === component.id;

/** What a report says of a component; lots and pieces that were noted before count if they are what is used. */
function named(
  component: JsonObject,
  given: JsonObject,
  number: bigint,
  { world }: Call,
): JsonObject {
  const item = world.store.find(component.itemId)?.record ?? {};
  const base = inBaseUnit(item, quantity(number, unitOf(component)), world);
  const lots = objectsAt(component, "lots");
  const pieces = textsAt(component, "serialNumbers");
  const sum = lots.reduce((total, lot) => total + inBaseUnit(item, lot.quantity, world), 0n);
  return {
    ...(lots.length && sum === base ? { lots } : {}),
    ...(pieces.length && BigInt(pieces.length) * one === base ? { serialNumbers: pieces } : {}),
    ...given,
  };
}

/** The components of a build as a report has them: alternates, further ones, and without those that it leaves out. */
function reportedParts({ world, body, before }: Call): JsonObject[] {
  const rows = objectsAt(body, "components");
  const planned = objectsAt(before, "components");
  const more = rows.filter((row) => !planned.some((component) => isAbout(row, component)));
  const kept = planned.flatMap((component): JsonObject[] => {
    const row = rows.find((one) => isAbout(one, component)) ?? {};
    const { itemId = component.itemId } = row;
    const sku = world.store.find(itemId)?.record.sku ?? null;
    return row.remove === true ? [] : [{ ...component, itemId, sku }];
  });
  const last = Math.max(0, ...planned.map(({ lineNumber }) => Number(lineNumber)));
  const further = more.map(({ itemId = null, quantityUsed = null }, index): JsonObject => ({
    id: world.newId(recordShape("bcp_")),
    lineNumber: last + index + 1,
    bomComponentId: null,
    itemId,
    sku: world.store.find(itemId)?.record.sku ?? null,
    quantityPlanned: quantityUsed,
    quantityUsed,
    bin: null,
    lots: [],
    serialNumbers: [],
  }));
  return [...kept, ...further];
}

function drawAll(call: Call, build: MockRecord, pieces: bigint, on: string) {
  const whole = numberIn(objectAt(call.before, "quantity"));
  const used: Used[] = [];
  const rows = objectsAt(call.body, "components");
  const components = reportedParts(call).map((component) => {
    const given = rows.find((row) => isAbout(row, component)) ?? {};
    const shareOf = (all: unknown) =>
      whole > 0n ? round((numberIn(all) * pieces) / whole, 6) : 0n;
    const planned = shareOf(component.quantityPlanned);
    const number = isObject(given.quantityUsed)
      ? numberIn(given.quantityUsed)
      : shareOf(component.quantityUsed);
    const drawn = drawComponent(call, component, named(component, given, number, call), number, {
      locationId: build.locationId,
      document: referenceTo("build", build),
      on,
    });
    used.push(drawn);
    const line = {
      ...component,
      quantityPlanned: quantity(planned, unitOf(component)),
      ...("lots" in given && { lots: given.lots }),
      ...("serialNumbers" in given && { serialNumbers: given.serialNumbers }),
    };
    return usedLine(line, drawn, unitOf(component));
  });
  return { components, used };
}

function completed(call: Call): void {
  const { world, body } = call;
  for (const build of reached(call, root, "completed")) {
    const item = world.store.find(build.itemId)?.record ?? {};
    const whole = numberIn(objectAt(call.before, "quantity"));
    const pieces = isObject(body.quantity) ? numberIn(body.quantity) : whole;
    if (pieces > whole)
      refuseCall(
        call,
        "quantity-above-open",
        `${label(build)} has ${String(quantity(whole, "").value)} pieces.`,
      );
    const planned = String(build.buildDate);
    const day = today(world);
    const on = textAt(body, "completedOn") ?? (planned > day ? day : planned);
    const { components, used } = drawAll(call, build, pieces, on);
    if (!components.length)
      refuseCall(call, "bom-missing", `There is nothing to build ${label(build)} from.`);
    const material = valueOf(used);
    const cost = buildCost({ material, labor: 0n, overhead: 0n, other: otherCosts(build) }, pieces);
    const serialNumbers = finishedPieces(call, item, pieces, on);
    const total = material + otherCosts(build);
    const lotId = finishedLot(call, item, on);
    putIn(call, {
      item,
      locationId: build.locationId,
      bin: finishedBin(call, build, item, lotId),
      lotId,
      serialNumbers,
      quantity: pieces,
      unitCost: madeCost(item, pieces, total),
      document: referenceTo("build", build),
      on,
    });
    const done: MockRecord = {
      ...build,
      quantity: quantity(pieces, objectAt(build, "quantity").unit),
      buildDate: on,
      components,
      serialNumbers,
      cost,
    };
    const journalEntryId = post(call, {
      type: "build",
      document: done,
      on,
      memo: `Build ${label(build)}`,
      sides: [
        ...madeSides(item, pieces, total, world),
        ...inventoryOf(used, call),
        ...objectsAt(build, "additionalCosts").map((extra) => ({
          account: extra.accountId,
          amount: -numberIn(extra.amount),
        })),
      ],
    });
    world.store.put(root, { ...done, journalEntryId, restBuildId: draftRest(call, pieces) });
    afterMoves(call);
  }
}

/** Refuses to take pieces out that orders have reserved. */
function checkUnreserved(call: Call, build: MockRecord): void {
  const item = call.world.store.find(build.itemId)?.record ?? {};
  const figures = figuresAt(item, build.locationId, call.world);
  const made = inBaseUnit(item, build.quantity, call.world);
  if (figures.reserved > 0n && availableIn(figures) < made)
    refuseCall(
      call,
      "build-not-reversible",
      `Pieces of ${label(build)} are reserved. Release them first.`,
    );
}

/** Takes the pieces of a build out again, and puts its components back where they were. */
function reversed(call: Call): void {
  const { world } = call;
  for (const build of reached(call, root, "reversed")) {
    const on = textAt(call.body, "reversedOn") ?? today(world);
    if (on < String(build.buildDate))
      refuseValues(call, [
        ["/reversedOn", `${label(build)} was built on ${String(build.buildDate)}.`, "range"],
      ]);
    checkUnreserved(call, build);
    undoMoves(call, "build", build, on, "build-not-reversible");
    const reversalJournalEntryId = reverse(call, build.journalEntryId, on);
    world.store.put(root, { ...build, reversalJournalEntryId });
    returnToOrder(call, build, on);
    afterMoves(call);
  }
}

/** Gives components that a call has replaced the SKUs of their items. */
function renamed(call: Call): void {
  for (const { before, after } of changesOf(call, root))
    if (before) call.world.store.put(root, withNames(after, before, call));
}

/** Assemblies in one step. */
export const buildRules: Rules = {
  "create-build": {
    refuses: ["bom-missing", "validation-failed"],
    before: checkBuild,
    after: estimated,
  },
  "update-build": {
    refuses: ["insufficient-stock", "validation-failed"],
    before: checkBuild,
    after: inTurn(renamed, estimated),
  },
  "update-build-status": {
    refuses: ["insufficient-stock", "build-not-reversible", "validation-failed"],
    after: inTurn(reserved, reversed),
  },
  "complete-build": {
    refuses: [
      "quantity-above-open",
      "insufficient-stock",
      "lot-not-available",
      "serial-not-available",
      "finished-serial-taken",
      "bom-missing",
      "validation-failed",
    ],
    after: completed,
  },
};
