import type { Draft } from "../request/draft";

const drafts = new Map<string, Draft>();

/** What was typed for an operation since the page was loaded. */
export const keptDraft = (slug: string): Draft | undefined => drafts.get(slug);

/** Keeps what was typed for when the console opens again. */
export const keepDraft = (slug: string, draft: Draft): void => void drafts.set(slug, draft);

/** Deletes the drafts of all operations. */
export const forgetDrafts = (): void => drafts.clear();
