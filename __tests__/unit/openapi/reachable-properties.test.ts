import { isObject, listAt, objectAt, type JsonObject } from "../../../src/openapi/json";
import type { SchemaBelow } from "../../../src/openapi/schema-node";
import type { TreeBuilder } from "../../../src/openapi/schema-tree";
import { randomFrom } from "./random";
import { schemaTools } from "./show-tree";

const names = ["A", "B", "C", "D", "E", "F"];
/** The schemas that others extend. */
const bases = ["A", "B"];
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Schemas that can be fulfilled and hide nothing: every property in them is one that a reader must find. What `allOf`
 * joins has names of its own: of two choices that would have to be joined, a tree leaves out what lists itself.
 */
function soundSchemas(seed: number): JsonObject {
  const { random, pick, some } = randomFrom(seed);
  const inner = (depth: number) =>
    random() < 0.6 || depth > 1 ? refTo(pick(names)) : schema(depth + 1);
  const fields = (fieldNames: readonly string[], depth: number) => ({
    properties: Object.fromEntries(some(() => [pick(fieldNames), inner(depth)])),
  });

  function schema(depth: number): JsonObject {
    const one = () => inner(depth);
    const member = () => (random() < 0.6 ? refTo(pick(bases)) : fields(["e"], depth));
    const makers: (() => JsonObject)[] = [
      () => ({ items: one() }),
      () => ({ prefixItems: [one(), ...some(one)] }),
      () => ({ additionalProperties: one() }),
      () => ({ patternProperties: { "^x": one() } }),
      () => ({ allOf: [member(), ...some(member)] }),
      () => ({ [pick(["oneOf", "anyOf"])]: [one(), ...some(one)] }),
      () => ({ if: { required: ["a"] }, then: one(), else: one() }),
      () => ({ dependentSchemas: { a: one() } }),
    ];
    const chosen = makers.filter(() => random() < 0.16);
    return Object.assign(
      fields(["a", "b", "c"], depth),
      ...chosen.map((make) => make()),
    ) as JsonObject;
  }
  const baseFields: Record<string, string[]> = { A: ["f", "g"], B: ["h", "i"] };
  return Object.fromEntries(
    names.map((name) => [name, baseFields[name] ? fields(baseFields[name], 0) : schema(0)]),
  );
}

type Step = [name: string, to: unknown];

/** Paths of up to three names that lead from a root along `stepsOf`; steps without a name lead to the same place. */
function pathsFrom(root: unknown, stepsOf: (at: unknown) => Step[]): Set<string> {
  const seen = new Map<string, Set<unknown>>();
  const queue: { path: string[]; at: unknown }[] = [{ path: [], at: root }];
  for (const { path, at } of queue) {
    const key = path.join("/");
    const there = seen.get(key) ?? new Set();
    seen.set(key, there);
    if (there.has(at)) continue;
    there.add(at);
    for (const [name, to] of stepsOf(at)) {
      const next = name ? [...path, name] : path;
      if (next.length <= 3) queue.push({ path: next, at: to });
    }
  }
  return new Set(seen.keys());
}

/** The steps from a schema as written. */
function stepsOfSchema(at: unknown, schemas: JsonObject): Step[] {
  if (!isObject(at)) return [];
  if (typeof at.$ref === "string") return [["", schemas[at.$ref.split("/").at(-1) ?? ""]]];
  return [
    ...Object.entries(objectAt(at, "properties")),
    ...Object.entries(objectAt(at, "patternProperties")).map(([name, to]): Step => [
      `/${name}/`,
      to,
    ]),
    ...listAt(at, "prefixItems").map((to, place): Step => [String(place), to]),
    ...(at.additionalProperties ? [["*", at.additionalProperties] as Step] : []),
    ...["allOf", "oneOf", "anyOf"].flatMap((key) => listAt(at, key).map((to): Step => ["", to])),
    ...[at.items, at.then, at.else, ...Object.values(objectAt(at, "dependentSchemas"))].map(
      (to): Step => ["", to],
    ),
  ];
}

/** The steps from a tree node, following parts. */
function stepsOfTree(at: SchemaBelow & { part?: string }, trees: TreeBuilder): Step[] {
  const { properties, tuple, additional, items, variants, conditions, part } = at;
  return [
    ...(properties ?? []).map(({ name, pattern, schema }): Step => [
      pattern ? `/${name}/` : name,
      schema,
    ]),
    ...(tuple ?? []).map((to, place): Step => [String(place), to]),
    ...(additional ? [["*", additional] as Step] : []),
    ...[
      part && trees.part(part)?.below,
      items,
      ...(variants?.options ?? []).map(({ schema }) => schema),
      ...(conditions ?? []).flatMap((one) => [one.then, one.else]),
    ].flatMap((to): Step[] => (to ? [["", to]] : [])),
  ];
}

/** Properties that the description has but the tree does not. */
function lostIn(seed: number): string[] {
  const schemas = soundSchemas(seed);
  const { trees } = schemaTools(schemas);
  return names.flatMap((name) => {
    const { node } = trees.build(refTo(name));
    const offered = pathsFrom(node, (at) => stepsOfTree(at as SchemaBelow, trees));
    const written = pathsFrom(refTo(name), (at) => stepsOfSchema(at, schemas));
    return [...written]
      .filter((path) => !offered.has(path))
      .map((path) => `${seed} ${name}: ${path}`);
  });
}

test("each property of a description is offered by the tree and its parts", () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);
  expect(seeds.flatMap(lostIn).slice(0, 20)).toEqual([]);
}, 60_000);

test("the walk through a description finds what is there", () => {
  const schemas = soundSchemas(1);
  const written = pathsFrom(refTo("C"), (at) => stepsOfSchema(at, schemas));
  expect(written.size).toBeGreaterThan(10);
});
