import type { MockRecord, MockRequest } from "../../../mock/model";
import type { ConsoleOperation } from "../request/console-operation";
import { exampleBody, firstDraft, type Draft } from "../request/draft";
import { draftOf, typedKeys, wishOf } from "../request/prefill-draft";
import type { StoredDraft } from "./stored-drafts";
import { readJournal } from "./journal";
import { createdIds, offerIds, rememberIds } from "./known-ids";
import { askPrefill, askSessionMock } from "./session-mock";

/** A draft that the mock accepts now, and the record that was made for it. */
interface Prepared {
  draft: Draft;
  record?: MockRecord;
}

/** The example that a draft began as, with the parameters that the reader has typed over it. */
function exampleOf(of: ConsoleOperation, { base, draft }: StoredDraft, typed: readonly string[]) {
  const own = typed.map((key) => [key, draft.parameters[key] ?? ""]);
  const parameters = { ...firstDraft(of, createdIds()).parameters, ...Object.fromEntries(own) };
  return { ...base, parameters, body: exampleBody(of, draft.mediaType, draft.example) };
}

/** Sends the requests that make a record for another. */
async function makeRecords(of: ConsoleOperation, steps: readonly MockRequest[]): Promise<void> {
  for (const step of steps) {
    const { status, body } = await askSessionMock(of.file, step);
    rememberIds(status, body);
  }
}

/** What the build found for a session that nothing has happened in, unless the reader has chosen something else. */
function firstRequestOf(
  { file }: ConsoleOperation,
  { draft }: StoredDraft,
  typed: readonly string[],
) {
  const isAsOpened = draft.mediaType === undefined && draft.example === undefined && !typed.length;
  return isAsOpened && !readJournal(file.mock).length ? file.first : undefined;
}

/**
 * Asks the mock for values that it accepts, and makes the record that they are about; undefined if there are none.
 * @throws if the mock cannot be started
 */
export async function prepare(
  of: ConsoleOperation,
  kept: StoredDraft,
): Promise<Prepared | undefined> {
  const { method, path } = of.file;
  const typed = typedKeys(of, kept.base, kept.draft);
  const example = exampleOf(of, kept, typed);
  const first = firstRequestOf(of, kept, typed);
  if (first) {
    await makeRecords(of, first.steps);
    askPrefill(of.file, { method, path }).then(
      ({ ids }) => offerIds(ids),
      () => undefined,
    );
    return { draft: { ...example, ...first.draft }, record: first.record };
  }
  const wish = wishOf(of, example, typed);
  const { found, ids } = await askPrefill(of.file, { method, path, wish });
  offerIds(ids);
  if (!found) return undefined;
  await makeRecords(of, found.steps);
  const { prepared, example: other } = found;
  const draft = { ...draftOf(found.wish, example), ...(other !== undefined && { example: other }) };
  return { draft, ...(prepared && { record: prepared }) };
}
