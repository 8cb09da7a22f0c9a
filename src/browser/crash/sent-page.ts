let nodes: readonly Node[] = [];

/** Remembers what the host has sent, before React takes it over. */
export function keepSentPage(container: Node): void {
  nodes = [...container.childNodes];
}

/** Another page is shown from now on. */
export function forgetSentPage(): void {
  nodes = [];
}

/**
 * A copy of the page that the host has sent, for its words to be read while nothing else works: a tree without
 * listeners, whose links are the browser's. Undefined when another page has been shown since.
 */
export function copyOfSentPage(): DocumentFragment | undefined {
  if (nodes.length === 0) return undefined;
  const copy = document.createDocumentFragment();
  copy.append(...nodes.map((node) => node.cloneNode(true)));
  return copy;
}
