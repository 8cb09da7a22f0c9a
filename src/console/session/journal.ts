import type { MockRequest } from "../../mock/model";
import { readSession, removeSession, writeSession } from "../../runtime/storage";
import { storageKeys } from "../../runtime/storage-keys";

interface Journal {
  /** The mock that the requests were for: another build begins anew. */
  file: string;
  requests: MockRequest[];
}

function parsed(text: string | null): Journal | undefined {
  try {
    return text ? (JSON.parse(text) as Journal) : undefined;
  } catch {
    return undefined;
  }
}

/** What was asked of a mock in this session, apart from reading. */
export function readJournal(file: string): readonly MockRequest[] {
  const journal = parsed(readSession(storageKeys.consoleJournal));
  return journal?.file === file ? journal.requests : [];
}

/** Adds a request, so that the mock can be brought to the same state when the tab is loaded anew. */
export function writeJournal(file: string, request: MockRequest): void {
  const requests = [...readJournal(file), request];
  const journal: Journal = { file, requests };
  writeSession(storageKeys.consoleJournal, JSON.stringify(journal));
}

/** Begins anew. */
export const forgetJournal = () => removeSession(storageKeys.consoleJournal);
