import { isObject, type JsonObject } from "../../openapi/json";
import { valueAt } from "../../openapi/value-at";
import { mapTexts } from "../../config/map-texts";
import { setAt } from "../pointers";
import { textsIn } from "../walk-through/differences";

/** Rounds after which a text counts as not to be changed. */
const most = 200;

/** Texts like a given one: for a code the next in its series, then longer ones, then others of the same length. */
function* textsLike(text: string): Generator<string> {
  // A number in a name says something of the thing, and is not a series.
  if (text.includes(" ")) for (let step = 2; step <= most; step++) yield `${text} ${step}`;
  const [, before = "", digits, after = ""] = /^(.*?)(\d+)(\D*)$/.exec(text) ?? [];
  if (digits !== undefined)
    for (let step = 1; step <= most; step++) {
      const next = String(Number(digits) + step).padStart(digits.length, "0");
      if (next.length === digits.length) yield before + next + after;
    }
  for (let step = 2; step <= most; step++) {
    yield `${text}-${step}`;
    yield `${text}_${step}`;
    yield text + step;
  }
  const last = text.slice(-1);
  const letters = /[a-z]/.test(last) ? "abcdefghijklmnopqrstuvwxyz" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (const first of letters)
    for (const second of letters) yield text.slice(0, -2) + first + second;
}

/** A text like a given one that is not taken and that fits. */
function freshText(
  text: string,
  isTaken: (text: string) => boolean,
  fits: (text: string) => boolean,
): string | undefined {
  for (const next of textsLike(text)) if (!isTaken(next) && fits(next)) return next;
  return undefined;
}

/** Pointers of the texts at a pointer of a body: of the text itself, or of the codes in a list. */
function textPointers(body: unknown, pointer: string): string[] {
  const value = valueAt(body, pointer);
  if (typeof value === "string") return [pointer];
  if (Array.isArray(value)) return value.flatMap((_, at) => textPointers(body, `${pointer}/${at}`));
  if (!isObject(value)) return [];
  const name = ["code", "value"].find((key) => typeof value[key] === "string");
  return name ? [`${pointer}/${name}`] : [];
}

/** Shorter texts may stand in others by chance. */
const shortest = 5;

/** A body whose texts at some pointers are no longer those of other records; undefined if there are no such texts. */
export function freshened(
  body: unknown,
  pointers: readonly string[],
  others: readonly JsonObject[],
  fits: (body: unknown) => boolean,
): unknown {
  const taken = new Set([...textsIn(others)].map((text) => text.toLowerCase()));
  let next = structuredClone(body);
  let isChanged = false;
  for (const pointer of pointers.flatMap((one) => textPointers(body, one))) {
    const text = String(valueAt(body, pointer));
    if (!taken.has(text.toLowerCase())) continue;
    const tried = structuredClone(next);
    const fresh = freshText(
      text,
      (one) => taken.has(one.toLowerCase()),
      (one) => {
        setAt(tried, pointer, one);
        return fits(tried);
      },
    );
    if (fresh === undefined) continue;
    setAt(next, pointer, fresh);
    // Other values may be made from it, as a barcode is.
    const everywhere = mapTexts(next, (one) => one.replaceAll(text, fresh));
    if (text.length >= shortest && fits(everywhere)) next = everywhere;
    isChanged = true;
  }
  return isChanged ? next : undefined;
}
