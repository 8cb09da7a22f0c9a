import { createHash } from "node:crypto";
import { isSame } from "./common-properties";
import type { SchemaBelow, SchemaNode, SchemaPart } from "./schema-node";
import type { ResolvedSchema, ResolveSchema } from "./resolve-schema";
import { createOutliner, type PropertySource, type SchemaOutline } from "./schema-outline";
import { freeName } from "./slugs";

/** Requests leave out `readOnly` properties, responses leave out `writeOnly` ones. */
export type Direction = "request" | "response";

/** A node, or a value of its enum, and its description in Markdown, to be rendered into it. */
export interface SchemaText {
  node: { descriptionHtml?: string };
  markdown: string;
}

interface UnfinishedPart extends SchemaPart {
  texts: SchemaText[];
}

/** Levels of properties of unnamed schemas within one part. */
const inlineLevels = 2;

/** Nesting of nodes within one part: arrays of arrays and choices of choices add no level. */
const maxNested = 8;

/** Nodes of one part; beyond them, even unnamed schemas become parts. */
const inlineNodes = 150;

/** Depth of unnamed parts below a named schema that is always allowed. */
const namelessChain = 4;

/** Unnamed parts allowed below that depth: only schemas that merge with themselves again and again need more. */
const namelessParts = 40;

interface Place {
  direction?: Direction;
  /** Levels of properties above, within this tree or part. */
  level: number;
  /** Nodes above, within this tree or part. */
  nested: number;
  /** Unnamed parts above. */
  chain: number;
  /** Budget of nodes for this tree or part. */
  nodes: { left: number };
  /** Budget of deep unnamed parts below one named schema. */
  nameless: { left: number };
  /** Properties that a choice shows above its variants, which leave them out. */
  omit?: ReadonlyMap<string, unknown>;
  texts: SchemaText[];
}

interface Waiting {
  part: UnfinishedPart;
  outline: SchemaOutline;
  place: Place;
}

const rootPlace = (direction: Direction | undefined, texts: SchemaText[]): Place => ({
  direction,
  texts,
  level: 0,
  nested: 0,
  chain: 0,
  nodes: { left: inlineNodes },
  nameless: { left: namelessParts },
});

const hashOf = (text: string) => createHash("sha1").update(text).digest("hex").slice(0, 8);

/** Builds the trees of one description and collects their parts. Never throws, and ends on every input. */
export function createTreeBuilder(resolve: ResolveSchema) {
  const outlineOf = createOutliner(resolve);
  const parts = new Map<string, UnfinishedPart>();
  const names = new WeakMap<object, string>();
  const takenNames = new Set<string>();
  const keys = new Map<string, string>();
  const takenKeys = new Set<string>();
  const waiting: Waiting[] = [];

  function isHidden(schema: unknown, direction: Direction | undefined): boolean {
    const { readOnly, writeOnly } = resolve(schema).schema;
    return (direction === "request" ? readOnly : direction && writeOnly) === true;
  }

  const isAbove = ({ name, schema }: PropertySource, { omit }: Place) =>
    omit !== undefined && omit.has(name) && isSame(omit.get(name), schema);

  const shownProperties = ({ properties }: SchemaOutline, place: Place) =>
    properties.filter(
      (property) => !isAbove(property, place) && !isHidden(property.schema, place.direction),
    );

  /** Whoever writes a request looks for what is required first, in the order of that list. */
  function orderedProperties(outline: SchemaOutline, place: Place): PropertySource[] {
    const shown = shownProperties(outline, place);
    if (place.direction !== "request") return shown;
    const required = [...outline.required];
    const rank = ({ name }: PropertySource) => required.indexOf(name);
    return [
      ...shown.filter((one) => rank(one) >= 0).sort((one, other) => rank(one) - rank(other)),
      ...shown.filter((one) => rank(one) < 0),
    ];
  }

  function hasBelow(outline: SchemaOutline, place: Place): boolean {
    const { additional, variants, places, conditions, not, items } = outline;
    return Boolean(
      additional ||
      variants ||
      places.length ||
      conditions.length ||
      not !== undefined ||
      items !== undefined ||
      shownProperties(outline, place).length,
    );
  }

  /** A unique name for each schema: its own, with a number if two components share it, or a hash of its content. */
  function baseName({ name, identity, schema }: ResolvedSchema): string {
    if (!name) return `schema-${hashOf(JSON.stringify(schema) ?? "")}`;
    const unique = names.get(identity) ?? freeName(name, takenNames);
    names.set(identity, unique);
    return unique;
  }

  function partOf(resolved: ResolvedSchema, outline: SchemaOutline, place: Place): string {
    const { direction } = place;
    const base = baseName(resolved);
    const above = outline.properties.filter((property) => isAbove(property, place));
    const hidden = above.map(({ name }) => name).sort();
    const use = JSON.stringify([resolved.name !== undefined, base, direction, hidden]);
    const known = keys.get(use);
    if (known) return known;
    const ending = [direction, hidden.length ? hashOf(hidden.join("\n")) : undefined];
    // A component may itself be called `Item.request`.
    const wanted = [base, ...ending.filter(Boolean)].join(".");
    // Keys are attribute values in HTML, where a name such as `Page<Item>` would have to be escaped.
    const key = freeName(wanted.replace(/[^\p{L}\p{N}._-]+/gu, "-"), takenKeys);
    keys.set(use, key);
    const part: UnfinishedPart = { key, below: {}, texts: [] };
    if (resolved.name) part.name = resolved.name;
    parts.set(key, part);
    const inside = rootPlace(direction, part.texts);
    if (!resolved.name) {
      inside.chain = place.chain + 1;
      inside.nameless = place.nameless;
      if (inside.chain > namelessChain) inside.nameless.left -= 1;
    }
    waiting.push({
      part,
      outline,
      place: { ...inside, omit: new Map(above.map(({ name, schema }) => [name, schema])) },
    });
    return key;
  }

  function add(schema: unknown, place: Place): SchemaNode {
    const resolved = resolve(schema);
    const outline = outlineOf(resolved);
    place.nodes.left -= 1;
    const node: SchemaNode = { ...outline.line, ...(resolved.name && { name: resolved.name }) };
    if (outline.markdown) place.texts.push({ node, markdown: outline.markdown });
    node.enum &&= node.enum.map((value) => ({ ...value }));
    for (const value of node.enum ?? [])
      if (value.description) place.texts.push({ node: value, markdown: value.description });
    if (!hasBelow(outline, place)) return node;
    const isList = outline.items !== undefined && !shownProperties(outline, place).length;
    const staysHere =
      (!resolved.name || isList) &&
      place.level <= inlineLevels &&
      place.nested < maxNested &&
      place.nodes.left > 0;
    if (staysHere) Object.assign(node, belowOf(outline, { ...place, nested: place.nested + 1 }));
    else if (!resolved.name && place.chain >= namelessChain && place.nameless.left <= 0)
      node.truncated = true;
    else node.part = partOf(resolved, outline, place);
    return node;
  }

  function belowOf(outline: SchemaOutline, place: Place): SchemaBelow {
    const { required, additional, items, places, variants, common, conditions, not } = outline;
    const below: SchemaBelow = {};
    const beside = { ...place, omit: undefined };
    const inside = { ...beside, level: place.level + 1 };
    const shown = orderedProperties(outline, place);
    if (shown.length)
      below.properties = shown.map(({ name, schema, pattern }) => ({
        name,
        ...(required.has(name) && { required: true as const }),
        ...(pattern && { pattern }),
        schema: add(schema, inside),
      }));
    if (additional) below.additional = add(additional, inside);
    if (items !== undefined) below.items = add(items, beside);
    if (places.length) below.tuple = places.map((schema) => add(schema, inside));
    if (variants) {
      const omit = new Map([...(place.omit ?? []), ...common]);
      const options = variants.options.map(({ label, schema }) => ({
        label,
        schema: add(schema, { ...place, omit }),
      }));
      below.variants = { ...variants, options };
    }
    if (conditions.length)
      below.conditions = conditions.map(({ when, ...schemas }) => ({
        ...(when && { when }),
        ...Object.fromEntries(
          Object.entries(schemas).map(([name, schema]) => [name, add(schema, beside)]),
        ),
      }));
    if (not !== undefined) below.not = add(not, beside);
    return below;
  }

  /** Builds waiting parts one by one, so that a circle only refers to a part that exists. */
  function buildParts(): void {
    for (let next = waiting.shift(); next; next = waiting.shift())
      Object.assign(next.part.below, belowOf(next.outline, next.place));
  }

  return {
    /** The tree of a schema, which refers to parts for what is below named schemas. */
    build(root: unknown, direction?: Direction): { node: SchemaNode; texts: SchemaText[] } {
      const texts: SchemaText[] = [];
      const node = add(root, rootPlace(direction, texts));
      buildParts();
      return { node, texts };
    },
    /** The parts that the trees so far refer to. */
    parts: (): readonly UnfinishedPart[] => [...parts.values()],
    part: (key: string): SchemaPart | undefined => parts.get(key),
  };
}

/** Builds the schema trees of one description. */
export type TreeBuilder = ReturnType<typeof createTreeBuilder>;
