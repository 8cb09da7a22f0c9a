import { pick, type JsonObject } from "../../../openapi/json";
import { quantity } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { refuse } from "../../problems";
import type { Call, Rules } from "../rule";
import { partsOf, productsOf } from "./production";
import { shownStep, stepsOf, type TraceStepKind, type TraceStep } from "./trace-steps";
import { isTracked, keyOf, type TraceSubject } from "./traced";

/** Most steps of a direction in an answer. */
const mostSteps = 2000;

interface Found {
  step: TraceStep;
  level: number;
}

/** True for a step that says where goods come from. */
const isOrigin = ({ kind, quantity: number }: TraceStep) =>
  kind === "received" || kind === "built" || (kind === "adjusted" && number > 0n);

/** One way along a trace: the steps that belong to it, and what a passage through production leads on to. */
interface Way {
  takes(step: TraceStep): boolean;
  beyond(step: TraceStep, world: World): TraceStep[];
}

/** To where goods come from: parts of what was built. */
const origins: Way = {
  takes: isOrigin,
  beyond: (step, world) => (step.kind === "built" ? partsOf(step, world) : []),
};

/** To where goods went: what was made of them. */
const uses: Way = {
  takes: (step) => !isOrigin(step),
  beyond: (step, world) => (step.kind === "consumed" ? productsOf(step, world) : []),
};

/** Follows goods one way, a level deeper for each passage through production. */
function follow(
  way: Way,
  subject: TraceSubject,
  world: World,
  level = 1,
  seen = new Set<string>(),
): Found[] {
  if (seen.has(keyOf(subject))) return [];
  const next = new Set([...seen, keyOf(subject)]);
  return stepsOf(subject, world)
    .filter((step) => way.takes(step))
    .flatMap((step): Found[] => [
      { step, level },
      ...way
        .beyond(step, world)
        .flatMap((one) => [
          { step: one, level: level + 1 },
          ...(isTracked(one.subject) ? follow(way, one.subject, world, level + 1, next) : []),
        ]),
    ]);
}

/** Each step once, nearest first: by level, then back or on in time. */
function inOrder(found: readonly Found[], later: -1 | 1, world: World): JsonObject[] {
  const shown = found.map(({ step, level }) => shownStep(step, level, world));
  const once = new Map(shown.map((step) => [JSON.stringify(step), step]));
  const byTime = (a: JsonObject, b: JsonObject) =>
    a.on === b.on ? 0 : String(a.on) < String(b.on) ? -later : later;
  return [...once.values()].sort((a, b) => Number(a.level) - Number(b.level) || byTime(a, b));
}

function directions(call: Call, subject: TraceSubject): JsonObject {
  const { request, world } = call;
  const { direction = "both", maxLevel = 5 } = request.query;
  const isAsked = (name: string) => direction === "both" || direction === name;
  const all = [
    isAsked("upstream") ? inOrder(follow(origins, subject, world), -1, world) : [],
    isAsked("downstream") ? inOrder(follow(uses, subject, world), 1, world) : [],
  ];
  const near = all.map((steps) =>
    steps.filter(({ level }) => Number(level) <= Number(maxLevel)).slice(0, mostSteps),
  );
  return {
    upstream: near[0] ?? [],
    downstream: near[1] ?? [],
    isTruncated: all.some((steps, index) => steps.length > (near[index]?.length ?? 0)),
  };
}

const counted: readonly TraceStepKind[] = [
  "received",
  "built",
  "returned",
  "adjusted",
  "shipped",
  "consumed",
  "scrapped",
];

/** Where the quantity of a lot went. */
function balanceOf(subject: TraceSubject, unit: unknown, world: World): JsonObject {
  const steps = stepsOf(subject, world);
  const of = (kind: TraceStepKind) =>
    steps.filter((step) => step.kind === kind).reduce((sum, step) => sum + step.quantity, 0n);
  const isOut = (kind: TraceStepKind) => ["shipped", "consumed", "scrapped"].includes(kind);
  return {
    ...Object.fromEntries(
      counted.map((kind) => [kind, quantity(isOut(kind) ? -of(kind) : of(kind), unit)]),
    ),
    onHand: quantity(
      counted.reduce((sum, kind) => sum + of(kind), 0n),
      unit,
    ),
  };
}

function followed(call: Call): { record: MockRecord; item: JsonObject } {
  const { before: record, world } = call;
  if (!record) return refuse(404, "not-found", "No such record exists in this company.");
  return { record, item: world.store.find(record.itemId)?.record ?? {} };
}

const summary = (item: JsonObject) =>
  pick(item, (name) => ["id", "sku", "name", "kind"].includes(name));

function lotTrace(call: Call): JsonObject {
  const { record: lot, item } = followed(call);
  const subject = { itemId: String(lot.itemId), lotId: String(lot.id), pieces: [] };
  return {
    lotId: lot.id,
    lotNumber: lot.lotNumber,
    item: summary(item),
    asOf: call.world.time(),
    balance: balanceOf(subject, item.baseUnit, call.world),
    ...directions(call, subject),
  };
}

function serialTrace(call: Call): JsonObject {
  const { record: piece, item } = followed(call);
  const subject = {
    itemId: String(piece.itemId),
    lotId: null,
    pieces: [String(piece.serialNumber)],
  };
  return {
    serialId: piece.id,
    serialNumber: piece.serialNumber,
    item: summary(item),
    status: piece.status,
    asOf: call.world.time(),
    ...directions(call, subject),
  };
}

/** Where lots and pieces come from, and where they went. */
export const traceRules: Rules = {
  "get-lot-trace": { answer: lotTrace },
  "get-serial-trace": { answer: serialTrace },
};
