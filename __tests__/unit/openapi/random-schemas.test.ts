import type { JsonObject } from "../../../src/openapi/json";
import type { SchemaNode } from "../../../src/openapi/model";
import { sampleOf } from "../../../src/openapi/sample";
import { schemaTools } from "./show-tree";

/** Numbers that look random and are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const names = ["A", "B", "C", "D", "E", "F"];
const odd = [null, true, false, 0, -1.5, "", "text", [], {}, ["null"], { $ref: 3 }, { $ref: "#/no" }];

/** Schemas with every keyword, sensible and senseless values, and references in all directions. */
function randomSchemas(seed: number): JsonObject {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(make: () => T) => Array.from({ length: Math.floor(random() * 3) }, make);

  function schema(depth: number): unknown {
    if (random() < 0.08) return pick(odd);
    if (depth > 3 || random() < 0.35) return { $ref: `#/components/schemas/${pick(names)}` };
    const inner = () => schema(depth + 1);
    const makers: Record<string, () => unknown> = {
      type: () => pick(["string", "object", "array", "integer", ["string", "null"], pick(odd)]),
      properties: () => Object.fromEntries(some(() => [pick(["a", "b", "c", "__proto__"]), inner()])),
      required: () => pick([["a"], ["a", "b"], "a", pick(odd)]),
      items: () => pick([inner(), some(inner)]),
      prefixItems: () => some(inner),
      additionalProperties: inner,
      patternProperties: () => ({ "^x": inner() }),
      allOf: () => some(inner),
      oneOf: () => some(inner),
      anyOf: () => [...some(inner), { type: "null" }],
      not: inner,
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

function nodesOf(node: SchemaNode): SchemaNode[] {
  const below = [
    ...(node.properties ?? []).map((property) => property.schema),
    ...(node.tuple ?? []),
    ...(node.variants?.options ?? []).map((option) => option.schema),
    ...(node.items ? [node.items] : []),
    ...(node.additional ? [node.additional] : []),
  ];
  return [node, ...below.flatMap(nodesOf)];
}

/** What is wrong with the trees and samples of one set of schemas. */
function faultsOf(seed: number): string[] {
  const { buildTree, resolve } = schemaTools(randomSchemas(seed));
  return names.flatMap((name) =>
    (["request", "response"] as const).flatMap((direction) => {
      const schema = { $ref: `#/components/schemas/${name}` };
      const nodes = nodesOf(buildTree(schema, direction).node);
      JSON.stringify(sampleOf(schema, resolve, direction));
      const unreadable = nodes.filter(({ type }) => !type.trim() || /undefined|\[object/.test(type));
      return [
        ...unreadable.map(({ type }) => `seed ${seed} ${name}: type "${type}"`),
        ...(nodes.length > 150 ? [`seed ${seed} ${name}: ${nodes.length} nodes`] : []),
      ];
    }),
  );
}

test("whatever a schema says, its tree and its sample end, within the limits and readable", () => {
  const seeds = Array.from({ length: 300 }, (_, seed) => seed);
  expect(seeds.flatMap(faultsOf)).toEqual([]);
}, 30_000);
