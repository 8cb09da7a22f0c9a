import type { MockRequest } from "../../../mock/model";
import { storageKeys } from "../../storage-keys";
import { sessionValue } from "./session-value";

interface Journal {
  /** Name of the mock's file: the journal of another build is ignored. */
  file: string;
  requests: readonly MockRequest[];
  /** Title of the page whose calls were taken over. */
  origin?: string;
}

const stored = sessionValue<Journal | undefined>(storageKeys.consoleJournal, undefined);

function journalOf(file: string): Journal {
  const journal = stored.read();
  return journal?.file === file ? journal : { file, requests: [] };
}

/** The requests of this session that may have changed the mock. */
export const readJournal = (file: string): readonly MockRequest[] => journalOf(file).requests;

/** Adds a request, which is repeated when the tab is reloaded. */
export function writeJournal(file: string, request: MockRequest): void {
  const journal = journalOf(file);
  stored.write({ ...journal, requests: [...journal.requests, request] });
}

/** Replaces the journal with the calls of a page. */
export const replaceJournal = (file: string, requests: readonly MockRequest[], origin: string) =>
  stored.write({ file, requests, origin });

/** Title of the page whose calls were taken over. */
export const journalOrigin = (file: string): string | undefined => journalOf(file).origin;

export const forgetJournal = () => stored.forget();
