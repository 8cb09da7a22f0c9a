import { isRef, type Document } from "@redocly/openapi-core";
import type { JsonObject } from "../json";
import { pointerKeys } from "../references";
import { uriOf, type DescriptionResolver } from "./description-resolver";

type Reference = JsonObject & { $ref: string };

/** References that lead to references: no description has more than a few, and each is followed from each. */
export const longest = 100;

/** What holds a `$ref`, and where it stands. */
interface Holder {
  node: Reference;
  document: Document;
  pointer: string;
}

/** References that lead from one to the next and never to a value, or over too many others. */
export interface Circle {
  members: Holder[];
  isLong: boolean;
}

const escaped = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** What a reference leads to, and over how many references. */
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

/** Every object with a `$ref` in a document; what aliases share is walked once. */
function referencesIn(document: Document): Holder[] {
  const found: Holder[] = [];
  const seen = new Set<unknown>();
  const left: [value: unknown, pointer: string][] = [[document.parsed, "#"]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [node, pointer] = next;
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    seen.add(node);
    if (isRef(node)) found.push({ node: node as Reference, document, pointer });
    for (const [key, value] of Object.entries(node))
      if (typeof value === "object") left.push([value, `${pointer}/${escaped(key)}`]);
  }
  return found;
}

/** All references of all files that a description is written in. */
async function allReferences(main: Document, resolver: DescriptionResolver): Promise<Holder[]> {
  const documents = new Set([main]);
  const found: Holder[] = [];
  // A Set that grows while it is walked.
  for (const document of documents) {
    const own = referencesIn(document);
    found.push(...own);
    const base = document.source.absoluteRef;
    const uris = new Set(own.map(({ node }) => uriOf(node.$ref)).filter((uri) => uri !== ""));
    for (const uri of uris) {
      // Redocly reports what cannot be read.
      const target = await resolver.resolveDocument(base, uri).catch(() => undefined);
      if (target && !(target instanceof Error)) documents.add(target);
    }
  }
  return found;
}

/**
 * The references that never reach a value, because they lead to each other, or over more others than anybody means.
 * Reads all files of the description.
 */
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
    const own = new Set(members);
    circles.push({ members: holders.filter(({ node }) => own.has(node)), isLong });
    for (const member of members) ends.set(member, nowhere);
    return nowhere;
  }

  /** What stands at a reference, and at references on the way to it. */
  function follow(node: Reference, passed: readonly Reference[]): End {
    const known = ends.get(node);
    if (known) return known;
    if (passed.includes(node)) return giveUp(passed.slice(passed.indexOf(node)));
    const way = [...passed, node];
    if (way.length > longest) return giveUp(way, true);
    const home = homes.get(node);
    const uri = uriOf(node.$ref);
    const address = home && resolver.resolveExternalRef(home.source.absoluteRef, uri);
    const document = uri === "" ? home : documents.get(address ?? "");
    let at: unknown = document?.parsed;
    let steps = 1;
    const arrive = () => {
      if (!isRef(at)) return;
      const end = follow(at as Reference, way);
      steps += end.steps;
      at = end.value;
    };
    for (const key of pointerKeys(pointerOf(node.$ref))) {
      if (!holds(at, key)) arrive();
      at = holds(at, key) ? Reflect.get(at, key) : undefined;
    }
    arrive();
    // It may have turned out to be part of a circle on the way.
    const end = ends.get(node) ?? (steps > longest ? giveUp([node], true) : { value: at, steps });
    ends.set(node, end);
    return end;
  }

  for (const { node } of holders) follow(node, []);
  return circles;
}
