/** Longer chains are cut here; also those that lead back to themselves. */
const most = 10;

/** The text of an error and of everything that caused it, outermost first. Anything can be thrown. */
export function errorChain(error: unknown): string[] {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  for (let at = error; at !== undefined && at !== null && !seen.has(at); at = causeOf(at)) {
    if (texts.length === most) break;
    seen.add(at);
    texts.push(at instanceof Error ? at.message || at.name : String(at));
  }
  return texts.length ? texts : [String(error)];
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
