let sent: DocumentFragment | undefined;

/** Keeps a copy of the page as sent: what crashes while it comes alive leaves parts of it behind. */
export function keepSentPage(container: Node): void {
  sent = document.createDocumentFragment();
  sent.append(...[...container.childNodes].map((node) => node.cloneNode(true)));
}

/** Drops it when another page is shown. */
export function forgetSentPage(): void {
  sent = undefined;
}

/** The page as sent, to be read while nothing else works; undefined if another page has been shown since. */
export function copyOfSentPage(): DocumentFragment | undefined {
  return sent?.cloneNode(true) as DocumentFragment | undefined;
}
