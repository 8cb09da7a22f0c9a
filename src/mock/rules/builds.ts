import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../openapi/json";
import { numberIn, quantity } from "../decimals";
import type { MockRecord } from "../model";
import { finishedPieces } from "./finished-pieces";
import { accountFor, post, reverse } from "./ledger";
import { changesOf, reached, refuseCall, type Call, type Rules } from "./rule";
import { afterMoves } from "./stock/after-moves";
import { unitCostAt } from "./stock/costs";
import { availableIn, figuresAt } from "./stock/figures";
import { ensureLot } from "./stock/lots";
import { hasStock } from "./stock/movements";
import { putIn, referenceTo } from "./stock/moves";
import { undoMoves } from "./stock/undo";
import { settle } from "./stock/reserve";
import { buildCost, inventoryOf, drawComponent, usedLine, type Used } from "./used-components";

const root = "/builds";
const label = (record: JsonObject) => String(record.documentNumber ?? record.sku ?? record.id);
const unitOf = (component: JsonObject) => objectAt(component, "quantityPlanned").unit;
const otherCosts = (build: JsonObject) =>
  objectsAt(build, "additionalCosts").reduce((sum, cost) => sum + numberIn(cost.amount), 0n);

/** The components of a new build with the costs of today. */
function estimated(call: Call): void {
  const { world } = call;
  for (const { before, after: build } of changesOf(call, root)) {
    if (build.status !== "draft") continue;
    const components = objectsAt(build, "components").map((component) => {
      const item = world.store.find(component.itemId)?.record ?? {};
      const isPlanned = numberIn(component.quantityPlanned) > 0n;
      const planned = isPlanned ? component.quantityPlanned : component.quantityUsed;
      const count = numberIn(planned);
      const cost = unitCostAt(item, build.locationId, world);
      const line = { ...component, quantityPlanned: planned };
      return usedLine(
        line,
        { item, quantity: count, value: (count * cost) / 10n ** 12n },
        objectAt(line, "quantityPlanned").unit,
      );
    });
    if (!components.length && !before)
      refuseCall(call, "bom-missing", `There is nothing to build ${label(build)} from.`);
    const material = components.reduce(
      (sum, line) => sum + numberIn((line as JsonObject).amount),
      0n,
    );
    const cost = buildCost(
      { material, labor: 0n, overhead: 0n, other: otherCosts(build) },
      numberIn(build.quantity),
    );
    const bomRevision = world.store.find(build.bomId)?.record.revision ?? null;
    world.store.put(root, { ...build, components, cost, bomRevision });
  }
}

/** Refuses a release without the components for it, and gives them to others when it ends. */
function reserved(call: Call): void {
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

function drawAll(
  call: Call,
  build: MockRecord,
  pieces: bigint,
  on: string,
): { components: JsonObject[]; used: Used[] } {
  const whole = numberIn(objectAt(call.before, "quantity"));
  const used: Used[] = [];
  const components = objectsAt(call.before, "components").map((component) => {
    const given =
      objectsAt(call.body, "components").find(
        (one) =>
          one.id === component.id || (one.itemId !== undefined && one.itemId === component.itemId),
      ) ?? {};
    const planned = whole > 0n ? (numberIn(component.quantityPlanned) * pieces) / whole : 0n;
    const number = isObject(given.quantityUsed) ? numberIn(given.quantityUsed) : planned;
    const one = drawComponent(call, component, given, number, {
      locationId: build.locationId,
      document: referenceTo("build", build),
      on,
    });
    used.push(one);
    const line = {
      ...component,
      quantityPlanned: quantity(planned, unitOf(component)),
      ...("lots" in given && { lots: given.lots }),
      ...("serialNumbers" in given && { serialNumbers: given.serialNumbers }),
    };
    return usedLine(line, one, unitOf(component));
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
    const on = textAt(body, "completedOn") ?? world.time().slice(0, 10);
    const { components, used } = drawAll(call, build, pieces, on);
    if (!components.length)
      refuseCall(call, "bom-missing", `There is nothing to build ${label(build)} from.`);
    const material = used.reduce((sum, { value }) => sum + value, 0n);
    const cost = buildCost({ material, labor: 0n, overhead: 0n, other: otherCosts(build) }, pieces);
    const serialNumbers = finishedPieces(call, item, pieces, on);
    const total = material + otherCosts(build);
    const lotId = textAt(body, "lotNumber")
      ? ensureLot(call, item, { lotNumber: body.lotNumber }, on)
      : null;
    putIn(call, {
      item,
      locationId: build.locationId,
      bin: textAt(body, "finishedBin") ?? textAt(build, "finishedBin") ?? null,
      lotId,
      serialNumbers,
      quantity: pieces,
      unitCost: pieces > 0n ? (total * 10n ** 12n) / pieces : 0n,
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
        { account: item.inventoryAccountId ?? accountFor("inventory", world), amount: total },
        ...inventoryOf(used, call),
        ...objectsAt(build, "additionalCosts").map((extra) => ({
          account: extra.accountId,
          amount: -numberIn(extra.amount),
        })),
      ],
    });
    world.store.put(root, { ...done, journalEntryId });
    afterMoves(call);
  }
}

/** Takes the pieces of a build out again, and puts its components back where they were. */
function reversed(call: Call): void {
  const { world } = call;
  for (const build of reached(call, root, "reversed")) {
    const on = textAt(call.body, "reversedOn") ?? world.time().slice(0, 10);
    undoMoves(call, "build", build, on, "build-not-reversible");
    const reversalJournalEntryId = reverse(call, build.journalEntryId, on);
    world.store.put(root, { ...build, reversalJournalEntryId });
    afterMoves(call);
  }
}

/** Assemblies in one step. */
export const buildRules: Rules = {
  "create-build": { refuses: ["bom-missing"], after: estimated },
  "update-build": { after: estimated },
  "update-build-status": {
    refuses: ["insufficient-stock", "build-not-reversible"],
    after: (call) => {
      reserved(call);
      reversed(call);
    },
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
