import { textAt, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import { changesOf, forEach, refuseValues, type Call, type Rules } from "../rule";

/** Records that stand below others of their kind, by the field that names the one above. */
const trees = [
  { root: "/accounts", parent: "parentAccountId", name: "account" },
  { root: "/departments", parent: "parentDepartmentId", name: "department" },
  { root: "/class-references", parent: "parentClassReferenceId", name: "class-reference" },
] as const;

type Tree = (typeof trees)[number];

/** Refuses a record that would stand below itself. */
function checkCircle(call: Call, { root, parent }: Tree): void {
  const { before, body, world } = call;
  let above = textAt(body, parent);
  for (let level = 0; before && above && level < 12; level++) {
    if (above === before.id)
      refuseValues(call, [[`/${parent}`, "A record cannot be below itself.", "reference"]]);
    above = textAt(world.store.get(root, above), parent);
  }
}

const classes = "/class-references";

/** The names from the top down to a class. */
function pathOf(one: JsonObject | undefined, { store }: World): string {
  const above = textAt(one, "parentClassReferenceId");
  const own = String(one?.name);
  return above ? `${pathOf(store.get(classes, above), { store } as World)} : ${own}` : own;
}

/** Where a class stands, as it is now. */
const shownPlace = (one: JsonObject, { world }: Call): JsonObject => ({
  path: pathOf(one, world),
  childCount: world.store.list(classes).filter((row) => row.parentClassReferenceId === one.id)
    .length,
});

/** Keeps the place of classes, by which lists are sorted. */
function placed(call: Call): void {
  const { store } = call.world;
  if (!changesOf(call, classes).length) return;
  for (const one of store.list(classes)) store.put(classes, { ...one, ...shownPlace(one, call) });
}

/** Trees of records. */
export const treeRules: Rules = {
  ...Object.fromEntries(
    trees.map((tree) => [
      `update-${tree.name}`,
      {
        refuses: ["validation-failed"],
        before: (call: Call) => checkCircle(call, tree),
        ...(tree.root === classes && { after: placed }),
      },
    ]),
  ),
  ...forEach(["create-class-reference", "delete-class-reference"], { after: placed }),
};
