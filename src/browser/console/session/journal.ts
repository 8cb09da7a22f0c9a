import type { MockRequest } from "../../../mock/model";
import { readSession, removeSession, writeSession } from "../../storage";
import { storageKeys } from "../../storage-keys";

interface Journal {
  /** The mock that the requests were for: another build begins anew. */
  file: string;
  requests: readonly MockRequest[];
  /** The page whose calls were taken over, by its title. */
  origin?: string;
}

function parsed(text: string | null): Journal | undefined {
  try {
    return text ? (JSON.parse(text) as Journal) : undefined;
  } catch {
    return undefined;
  }
}

function journalOf(file: string): Journal {
  const journal = parsed(readSession(storageKeys.consoleJournal));
  return journal?.file === file ? journal : { file, requests: [] };
}

const keep = (journal: Journal) =>
  writeSession(storageKeys.consoleJournal, JSON.stringify(journal));

/** What was asked of a mock in this session, apart from reading. */
export const readJournal = (file: string): readonly MockRequest[] => journalOf(file).requests;

/** Adds a request, so that the mock can be brought to the same state when the tab is loaded anew. */
export function writeJournal(file: string, request: MockRequest): void {
  const journal = journalOf(file);
  keep({ ...journal, requests: [...journal.requests, request] });
}

/** Puts the calls of a page in the place of what was asked before. */
export const replaceJournal = (file: string, requests: readonly MockRequest[], origin: string) =>
  keep({ file, requests, origin });

/** Title of the page from whose calls the mock goes on. */
export const journalOrigin = (file: string): string | undefined => journalOf(file).origin;

/** Begins anew. */
export const forgetJournal = () => removeSession(storageKeys.consoleJournal);
