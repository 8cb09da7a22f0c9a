import { textAt, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import { changesOf, refuseAt, refuseValues, type Call, type Rule, type Rules } from "../rule";

/** Records that stand below others of their kind. */
interface Tree {
  name: string;
  root: string;
  /** The field that names the one above. */
  parent: string;
  levels: number;
  /** The code for a record that would stand below itself, if it has one of its own. */
  circle?: string;
  /** Fields that tell the place of a record. */
  place?(line: readonly JsonObject[], below: readonly JsonObject[]): JsonObject;
}

const namesOf = (line: readonly JsonObject[]) => line.map(({ name }) => String(name));

const trees: readonly Tree[] = [
  { name: "account", root: "/accounts", parent: "parentAccountId", levels: 5 },
  { name: "department", root: "/departments", parent: "parentDepartmentId", levels: 4 },
  { name: "employee", root: "/employees", parent: "managerEmployeeId", levels: Infinity },
  { name: "project-code", root: "/project-codes", parent: "parentProjectCodeId", levels: 3 },
  {
    name: "class-reference",
    root: "/class-references",
    parent: "parentClassReferenceId",
    levels: 5,
    place: (line, below) => ({ path: namesOf(line).join(" : "), childCount: below.length }),
  },
  {
    name: "item-category",
    root: "/item-categories",
    parent: "parentId",
    levels: 6,
    circle: "item-category-cycle",
    place: (line, below) => ({ path: namesOf(line), hasChildren: below.length > 0 }),
  },
];

/** The records from the top down to one, which may come twice. */
function lineTo(one: JsonObject | undefined, { root, parent }: Tree, world: World): JsonObject[] {
  const line: JsonObject[] = [];
  for (let next = one; next && !line.includes(next);) {
    line.unshift(next);
    next = world.store.get(root, textAt(next, parent) ?? "");
  }
  return line;
}

const childrenOf = ({ id }: JsonObject, { root, parent }: Tree, { store }: World) =>
  store.list(root).filter((other) => other[parent] === id);

/** How many levels a branch has, with the record itself. */
const heightOf = (one: JsonObject, tree: Tree, world: World): number =>
  1 + Math.max(0, ...childrenOf(one, tree, world).map((child) => heightOf(child, tree, world)));

/** Refuses a record that would stand below itself, or a branch that would reach too deep. */
function checkPlace(call: Call, tree: Tree): void {
  const { before, body, world } = call;
  const pointer = `/${tree.parent}`;
  const above = lineTo(world.store.get(tree.root, textAt(body, tree.parent) ?? ""), tree, world);
  if (!above.length) return;
  const circle = "A record cannot be below itself.";
  if (above.some(({ id }) => id === before?.id)) {
    if (tree.circle) refuseAt(call, tree.circle, pointer, circle);
    refuseValues(call, [[pointer, circle, "reference"]]);
  }
  const height = before && tree.levels < Infinity ? heightOf(before, tree, world) : 1;
  if (above.length + height > tree.levels)
    refuseValues(call, [[pointer, `At most ${tree.levels} levels are possible.`, "range"]]);
}

/** Keeps the place of records, by which lists are sorted. */
function placed(call: Call, tree: Tree): void {
  const { store } = call.world;
  const isChanged = call.request.operation.method === "DELETE" || changesOf(call, tree.root).length;
  if (!tree.place || !isChanged) return;
  for (const one of store.list(tree.root)) {
    const place = tree.place(lineTo(one, tree, call.world), childrenOf(one, tree, call.world));
    store.put(tree.root, { ...one, ...place });
  }
}

const ruleOf = (tree: Tree): Rule => ({
  refuses: ["validation-failed", ...(tree.circle ? [tree.circle] : [])],
  before: (call) => checkPlace(call, tree),
  after: (call) => placed(call, tree),
});

/** Trees of records. */
export const treeRules: Rules = Object.fromEntries(
  trees.flatMap((tree) => [
    ...[`create-${tree.name}`, `update-${tree.name}`].map((id) => [id, ruleOf(tree)] as const),
    [`delete-${tree.name}`, { after: (call: Call) => placed(call, tree) }],
  ]),
);
