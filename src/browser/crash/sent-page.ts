let nodes: readonly Node[] = [];

/** Keeps the nodes that the server sent, before React takes them over. */
export function keepSentPage(container: Node): void {
  nodes = [...container.childNodes];
}

/** Drops them when another page is shown. */
export function forgetSentPage(): void {
  nodes = [];
}

/** A copy of the page as sent, to be read while nothing else works; undefined if another page has been shown since. */
export function copyOfSentPage(): DocumentFragment | undefined {
  if (nodes.length === 0) return undefined;
  const copy = document.createDocumentFragment();
  copy.append(...nodes.map((node) => node.cloneNode(true)));
  return copy;
}
