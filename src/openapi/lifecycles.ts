/** A state machine that an overview draws. */
export interface Lifecycle {
  /** Name of the status schema. */
  schema: string;
  /** Id of the heading above the drawing. */
  anchor?: string;
}

/** The `state-machine` blocks of an overview, each under its heading of level 2 or 3; `toc` has these in order. */
export function lifecyclesIn(markdown: string, toc: readonly { id: string }[]): Lifecycle[] {
  const found: Lifecycle[] = [];
  let headings = 0;
  let fence = "";
  for (const line of markdown.split(/\r?\n/)) {
    const [, opening, lang] = /^(```+)(\S*)/.exec(line) ?? [];
    if (opening) fence = fence ? "" : lang || "text";
    else if (fence === "state-machine" && line.trim())
      found.push({ schema: line.trim(), anchor: toc[headings - 1]?.id });
    else if (!fence && /^#{2,3} /.test(line)) headings++;
  }
  return found;
}
