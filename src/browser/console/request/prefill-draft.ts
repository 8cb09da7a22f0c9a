import { writeExact } from "../../../mock/exact-number";
import { idsIn } from "../../../mock/ids-in";
import type { Wish } from "../../../mock/prefill/wish";
import { isWrittenAsJson } from "./body-kind";
import { contentFor, type ConsoleOperation } from "./console-operation";
import type { Draft } from "./draft";
import { parseExact } from "./exact-values";
import { mergeValues } from "./merge-values";

function bodyOf(of: ConsoleOperation, { body, mediaType }: Draft): unknown {
  const content = contentFor(of, mediaType);
  if (!content || body.trim() === "") return undefined;
  if (!isWrittenAsJson(content.mediaType)) return body;
  try {
    return parseExact(body);
  } catch {
    return undefined;
  }
}

/** True if the reader has put an id into the body. */
function hasOwnIds(of: ConsoleOperation, base: Draft, own: Draft): boolean {
  if (own.body === base.body) return false;
  const before = new Set(idsIn(bodyOf(of, base)));
  return idsIn(bodyOf(of, own)).some((id) => !before.has(id));
}

/** The keys of the parameters that the reader has changed; with a body of other ids, those of the record that it is about, too. */
export function typedKeys(of: ConsoleOperation, base: Draft, own: Draft): string[] {
  const isAbout = hasOwnIds(of, base, own);
  return Object.keys({ ...base.parameters, ...own.parameters }).filter(
    (key) =>
      (own.parameters[key] ?? "") !== (base.parameters[key] ?? "") ||
      (isAbout && key.startsWith("path.")),
  );
}

/** A draft in the form of the mock; the parameters that the reader has typed are to stay. */
export function wishOf(of: ConsoleOperation, draft: Draft, typed: readonly string[]): Wish {
  const body = bodyOf(of, draft);
  const content = contentFor(of, draft.mediaType);
  return {
    parameters: draft.parameters,
    ...(body !== undefined && content && { mediaType: content.mediaType, body }),
    ...(typed.length && { typed }),
  };
}

/** A draft with the values of a wish. */
export function draftOf({ parameters, body }: Wish, draft: Draft): Draft {
  const text = typeof body === "string" ? body : body === undefined ? draft.body : writeExact(body);
  return { ...draft, parameters, body: text };
}

/** A draft with new values for all that the reader has left as it was prefilled. */
export function mergeDrafts(
  of: ConsoleOperation,
  { base, own, next }: { base: Draft; own: Draft; next: Draft },
): Draft {
  const parameters = mergeValues(base.parameters, own.parameters, next.parameters);
  const typed = typedKeys(of, base, own).map((key) => [key, own.parameters[key] ?? ""]);
  const texts = {
    parameters: { ...(parameters as Draft["parameters"]), ...Object.fromEntries(typed) },
  };
  if (own.body === base.body) return { ...own, ...texts, body: next.body };
  const [before, now, then] = [base, own, next].map((draft) => bodyOf(of, draft));
  if (now === undefined || typeof now === "string") return { ...own, ...texts };
  const body = mergeValues(before, now, then);
  // Text stays as typed, with its spaces, unless a value changes.
  const isSame = JSON.stringify(body) === JSON.stringify(now);
  return { ...own, ...texts, body: isSame ? own.body : writeExact(body) };
}
