const collected: string[] = [];

/** Collects the JSON-LD of the page that is being rendered. */
export function noteJsonLd(data: object): void {
  // "<" is escaped, so that no text can end the script.
  collected.push(JSON.stringify(data).replace(/</g, "\\u003c"));
}

/** The contents of the scripts that were collected since the last call. */
export function takeJsonLd(): string[] {
  return [...new Set(collected.splice(0))];
}
