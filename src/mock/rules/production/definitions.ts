import { objectsAt } from "../../../openapi/json";
import { changesOf, forEach, type Call, type Rule, type Rules } from "../rule";
import { markDefault } from "./in-force";
import { followDrafts } from "./order-drafts";
import { shownRollUp, withCosts } from "./roll-up";
import { inSequence, shownStandard } from "./times";

const boms = "/boms";
const routings = "/assembly-routings";

function bomWritten(call: Call): void {
  const { store } = call.world;
  for (const bom of markDefault(call, boms, ["itemId"])) {
    const item = store.find(bom.itemId)?.record;
    if (item) store.put("/items", { ...item, bomId: bom.id });
  }
  followDrafts(call, "bomId", boms);
}

function routingWritten(call: Call): void {
  for (const { after } of changesOf(call, routings))
    call.world.store.put(routings, { ...after, operations: inSequence(after) });
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

/** Bills of materials and routings, with the costs of now. */
export const definitionRules: Rules = {
  "get-bom": bomShown,
  ...forEach(["create-bom", "update-bom"], { ...bomShown, after: bomWritten }),
  ...forEach(["get-assembly-routing", "get-assembly-routings"], routingShown),
  ...forEach(["create-assembly-routing", "update-assembly-routing"], {
    ...routingShown,
    after: routingWritten,
  }),
};
