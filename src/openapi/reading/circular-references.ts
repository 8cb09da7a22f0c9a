import { isRef, type Document, type Source } from "@redocly/openapi-core";
import type { JsonObject } from "../json";
import { pointerKeys } from "../references";
import { uriOf, type DescriptionResolver } from "./description-resolver";

type Reference = JsonObject & { $ref: string };

/** The longest chain of references to references: real descriptions have a few, and every one is followed from every other. */
export const maxChain = 100;

/** An object with a `$ref`, and where it is. */
interface Holder {
  node: Reference;
  document: Document;
  /** The keys that lead to it. */
  keys: readonly string[];
}

/** References that lead to each other and never to a value, or a chain that `isLong`. */
export interface Circle {
  members: Holder[];
  isLong: boolean;
}

/** What a reference leads to, and through how many references. */
interface End {
  value: unknown;
  steps: number;
}

const nowhere: End = { value: undefined, steps: 1 };

const pointerOf = (reference: string) => {
  const start = reference.indexOf("#");
  return start < 0 ? "" : reference.slice(start);
};

const holds = (value: unknown, key: string): value is object =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key);

/** The keys to every object with a `$ref`. Values shared by aliases are visited once. */
function keysToReferences(parsed: unknown): string[][] {
  const found: string[][] = [];
  const seen = new Set<unknown>();
  const left: [value: unknown, keys: string[]][] = [[parsed, []]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [node, keys] = next;
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    seen.add(node);
    if (isRef(node)) found.push(keys);
    for (const [key, value] of Object.entries(node))
      if (typeof value === "object") left.push([value, [...keys, key]]);
  }
  return found;
}

/** Of texts that did not change since the last reading, which takes a copy of what is parsed. */
const knownKeys = new WeakMap<Source, string[][]>();

function referencesIn(document: Document): Holder[] {
  const { source, parsed } = document;
  const found = knownKeys.get(source) ?? keysToReferences(parsed);
  knownKeys.set(source, found);
  return found.map((keys) => ({
    node: keys.reduce<unknown>((at, key) => Reflect.get(at as object, key), parsed) as Reference,
    document,
    keys,
  }));
}

async function allReferences(main: Document, resolver: DescriptionResolver): Promise<Holder[]> {
  const documents = new Set([main]);
  const found: Holder[] = [];
  // The Set grows while we iterate.
  for (const document of documents) {
    const references = referencesIn(document);
    found.push(...references);
    const base = document.source.absoluteRef;
    const uris = new Set(references.map(({ node }) => uriOf(node.$ref)).filter(Boolean));
    for (const uri of uris) {
      // Redocly reports files that it cannot read.
      const target = await resolver.resolveDocument(base, uri).catch(() => undefined);
      if (target && !(target instanceof Error)) documents.add(target);
    }
  }
  return found;
}

/** Reads all files of a description and finds references that never reach a value, or only through an absurd chain. */
export async function circularReferences(
  main: Document,
  resolver: DescriptionResolver,
): Promise<Circle[]> {
  const holders = await allReferences(main, resolver);
  const documents = new Map(holders.map(({ document }) => [document.source.absoluteRef, document]));
  const homes = new Map(holders.map(({ node, document }) => [node, document]));
  const ends = new Map<Reference, End>();
  const circles: Circle[] = [];

  function giveUp(members: readonly Reference[], isLong = false): End {
    const nodes = new Set(members);
    circles.push({ members: holders.filter(({ node }) => nodes.has(node)), isLong });
    for (const node of nodes) ends.set(node, nowhere);
    return nowhere;
  }

  /** `passed` are the references on the way to `node`. */
  function follow(node: Reference, passed: readonly Reference[]): End {
    const known = ends.get(node);
    if (known) return known;
    if (passed.includes(node)) return giveUp(passed.slice(passed.indexOf(node)));
    const way = [...passed, node];
    if (way.length > maxChain) return giveUp(way, true);
    const home = homes.get(node);
    const uri = uriOf(node.$ref);
    const address = home && resolver.resolveExternalRef(home.source.absoluteRef, uri);
    const document = uri === "" ? home : documents.get(address ?? "");
    let at: unknown = document?.parsed;
    let steps = 1;
    const followHere = () => {
      if (!isRef(at)) return;
      const end = follow(at as Reference, way);
      steps += end.steps;
      at = end.value;
    };
    for (const key of pointerKeys(pointerOf(node.$ref))) {
      if (!holds(at, key)) followHere();
      at = holds(at, key) ? Reflect.get(at, key) : undefined;
    }
    followHere();
    // Following may have shown that this reference is part of a circle.
    const end = ends.get(node) ?? (steps > maxChain ? giveUp([node], true) : { value: at, steps });
    ends.set(node, end);
    return end;
  }

  for (const { node } of holders) follow(node, []);
  return circles;
}
