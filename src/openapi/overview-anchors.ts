/** The id of the list of operations on the page of a tag. */
export const operationsId = "operations";

/** The ids on the page of a tag, from those of its text. */
export const overviewAnchors = (anchors: readonly string[]): ReadonlySet<string> =>
  new Set([...anchors, operationsId]);
