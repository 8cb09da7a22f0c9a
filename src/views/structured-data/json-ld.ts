const collected: string[] = [];

/** Notes what the page that is being drawn says of itself. */
export function noteJsonLd(data: object): void {
  // "<" is written as a code, so that no text can end the script.
  collected.push(JSON.stringify(data).replace(/</g, "\\u003c"));
}

/** What has been noted since the last call, as the texts of scripts. */
export function takeJsonLd(): string[] {
  return [...new Set(collected.splice(0))];
}
