/** Longer chains are cut. */
const most = 10;

/** The messages of an error and its causes, outermost first. Anything can be thrown. */
export function errorChain(error: unknown): string[] {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  for (let at = error; at !== undefined && at !== null && !seen.has(at); at = causeOf(at)) {
    if (texts.length === most) break;
    seen.add(at);
    texts.push(textOf(at));
  }
  return texts.length ? texts : [String(error)];
}

/** Objects without a prototype have no text, and getters may throw. */
function textOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message || error.name : error);
  } catch {
    return Object.prototype.toString.call(error);
  }
}

function causeOf(error: unknown): unknown {
  try {
    return error instanceof Error ? error.cause : undefined;
  } catch {
    return undefined;
  }
}
