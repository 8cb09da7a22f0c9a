import type { JsonObject } from "../../../src/openapi/json";
import { sampleOf } from "../../../src/openapi/sample";
import { randomFrom } from "./random";
import { nodesBelow } from "./nodes-below";
import { schemaTools } from "./show-tree";

const names = ["A", "B", "C", "D", "E", "F"];
const odd = [
  null,
  true,
  false,
  0,
  -1.5,
  "",
  "text",
  [],
  {},
  ["null"],
  { $ref: 3 },
  { $ref: "#/no" },
];

/** Schemas with every keyword, valid and invalid values, and references in all directions. */
function randomSchemas(seed: number): JsonObject {
  const { random, pick, some } = randomFrom(seed);

  function schema(depth: number): unknown {
    if (random() < 0.08) return pick(odd);
    if (depth > 3 || random() < 0.35) return { $ref: `#/components/schemas/${pick(names)}` };
    const inner = () => schema(depth + 1);
    const makers: Record<string, () => unknown> = {
      type: () => pick(["string", "object", "array", "integer", ["string", "null"], pick(odd)]),
      properties: () =>
        Object.fromEntries(some(() => [pick(["a", "b", "c", "__proto__"]), inner()])),
      required: () => pick([["a"], ["a", "b"], "a", pick(odd)]),
      items: () => pick([inner(), some(inner)]),
      prefixItems: () => some(inner),
      additionalProperties: inner,
      patternProperties: () => ({ "^x": inner() }),
      allOf: () => some(inner),
      oneOf: () => some(inner),
      anyOf: () => [...some(inner), { type: "null" }],
      not: inner,
      if: inner,
      then: inner,
      else: inner,
      dependentSchemas: () => ({ a: inner() }),
      discriminator: () => ({ propertyName: "a", mapping: { x: pick(names), y: pick(odd) } }),
      enum: () => pick([["a", null], [1, 2], pick(odd)]),
      const: () => pick(odd),
      description: () => pick(["Said.", pick(odd)]),
      minimum: () => pick([1, true, "1"]),
      exclusiveMinimum: () => pick([1, true]),
      nullable: () => true,
      readOnly: () => pick([true, "yes"]),
      example: () => pick(odd),
      default: () => pick(odd),
    };
    const keys = Object.keys(makers).filter(() => random() < 0.22);
    return Object.fromEntries(keys.map((key) => [key, makers[key]?.()]));
  }
  return Object.fromEntries(names.map((name) => [name, schema(0)]));
}

/** Faults in the trees, parts, and samples of a set of schemas. */
function faultsOf(seed: number): string[] {
  const { trees, resolve } = schemaTools(randomSchemas(seed));
  const roots = names.flatMap((name) =>
    (["request", "response"] as const).map((direction) => {
      const schema = { $ref: `#/components/schemas/${name}` };
      JSON.stringify(sampleOf(schema, resolve, direction));
      return trees.build(schema, direction).node;
    }),
  );
  const nodes = [...roots, ...trees.parts().map(({ below }) => below)].flatMap(nodesBelow);
  const types = nodes.map(({ type }) => type);
  const missing = nodes.filter(({ part }) => part && !trees.part(part));
  const nested = nodes.filter((node) => node.part && node.properties);
  return [
    ...types
      .filter((type) => !type.trim() || /undefined|\[object/.test(type))
      .map((type) => `seed ${seed}: type "${type}"`),
    ...missing.map(({ part }) => `seed ${seed}: no part ${part}`),
    ...nested.map(({ part }) => `seed ${seed}: ${part} stands in two places`),
  ];
}

test("whatever a schema says, its tree, its parts and its sample end and can be read", () => {
  const seeds = Array.from({ length: 120 }, (_, seed) => seed);
  expect(seeds.flatMap(faultsOf)).toEqual([]);
}, 60_000);
