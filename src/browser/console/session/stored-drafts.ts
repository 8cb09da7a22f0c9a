import { storageKeys } from "../../storage-keys";
import type { Draft } from "../request/draft";
import { sessionValue } from "./session-value";

/** What was typed for an operation, and the prefilled values that it was typed over. */
export interface StoredDraft {
  base: Draft;
  draft: Draft;
}

/** Drafts that a tab keeps; the oldest make room. */
const mostDrafts = 30;

const drafts = sessionValue<Record<string, StoredDraft>>(storageKeys.consoleDrafts, {});

/** What was typed for an operation in this tab. */
export const storedDraft = (slug: string): StoredDraft | undefined => drafts.read()[slug];

/** Keeps what was typed for when the console opens again. */
export function storeDraft(slug: string, draft: StoredDraft): void {
  const others = Object.entries(drafts.read()).filter(([name]) => name !== slug);
  const newest = others.slice(1 - mostDrafts);
  const next = Object.fromEntries([...newest, [slug, draft]]);
  if (!drafts.write(next)) drafts.write({ [slug]: draft });
}

/** Deletes the drafts of all operations. */
export const forgetDrafts = (): void => drafts.forget();
