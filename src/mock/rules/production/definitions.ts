import { objectsAt, type JsonObject } from "../../../openapi/json";
import { changesOf, forEach, refuseValues, type Call, type Rule, type Rules } from "../rule";
import { keepsOne } from "../checks/line-checks";
import { isMarked, markDefault } from "./in-force";
import { followDrafts } from "./order-drafts";
import { shownRollUp, withCosts } from "./roll-up";
import { inSequence, shownStandard } from "./times";

const boms = "/boms";
const routings = "/assembly-routings";

/** The letter after the last one that the item has. */
const nextRevision =
  (root: string) =>
  ({ body, world }: Call): JsonObject => {
    const letters = world.store
      .list(root)
      .filter(({ itemId, revision }) => itemId === body.itemId && /^[A-Z]$/.test(String(revision)))
      .map(({ revision }) => String(revision).charCodeAt(0));
    return { revision: String.fromCharCode(Math.min(90, 1 + Math.max(64, ...letters))) };
  };

/** Components follow the number of their step, or move to the first one if it is gone. */
function moveComponents(call: Call): void {
  const { store } = call.world;
  for (const { before, after } of changesOf(call, routings)) {
    const numbers = new Map(
      objectsAt(before, "operations").map(({ id, operationNumber }) => [
        operationNumber,
        objectsAt(after, "operations").find((step) => step.id === id)?.operationNumber ?? null,
      ]),
    );
    for (const bom of store.list(boms).filter((one) => one.assemblyRoutingId === after.id)) {
      const components = objectsAt(bom, "components").map((component) => {
        const { operationNumber = null } = component;
        return { ...component, operationNumber: numbers.get(operationNumber) ?? null };
      });
      const isMoved = JSON.stringify(components) !== JSON.stringify(bom.components);
      if (before && isMoved) store.put(boms, { ...bom, components });
    }
  }
}

function bomWritten(call: Call): void {
  const { store } = call.world;
  const empty = changesOf(call, boms).find(
    ({ after }) => after.status === "active" && !objectsAt(after, "components").length,
  );
  if (empty) refuseValues(call, [["/components", "At least one must stay.", "length"]]);
  for (const bom of markDefault(call, boms, ["itemId"])) {
    const item = store.find(bom.itemId)?.record;
    if (item) store.put("/items", { ...item, bomId: bom.id });
  }
  for (const { after: bom } of changesOf(call, boms)) {
    const item = store.find(bom.itemId)?.record;
    if (item?.bomId === bom.id && !isMarked(bom)) store.put("/items", { ...item, bomId: null });
  }
  followDrafts(call, "bomId", boms);
}

function routingWritten(call: Call): void {
  for (const { after } of changesOf(call, routings))
    call.world.store.put(routings, { ...after, operations: inSequence(after) });
  keepsOne(routings, "operations")(call);
  moveComponents(call);
  markDefault(call, routings, ["itemId", "locationId"]);
  followDrafts(call, "assemblyRoutingId", routings);
}

const bomShown: Rule = {
  shows: (row, { world }) => ({
    ...(Array.isArray(row.components) && {
      components: withCosts(objectsAt(row, "components"), world),
    }),
    costRollUp: shownRollUp(world.store.get(boms, String(row.id)) ?? row, world),
  }),
};

const routingShown: Rule = {
  shows: (row, { world }) => ({
    standard: shownStandard(world.store.get(routings, String(row.id)) ?? row, world),
  }),
};

const bomRule: Rule = { ...bomShown, refuses: ["validation-failed"], after: bomWritten };
const routingRule: Rule = {
  ...routingShown,
  refuses: ["validation-failed"],
  after: routingWritten,
};

/** Bills of materials and routings, with the costs of now. */
export const definitionRules: Rules = {
  "get-bom": bomShown,
  "create-bom": { ...bomRule, fills: nextRevision(boms) },
  "update-bom": bomRule,
  ...forEach(["get-assembly-routing", "get-assembly-routings"], routingShown),
  "create-assembly-routing": { ...routingRule, fills: nextRevision(routings) },
  "update-assembly-routing": routingRule,
};
