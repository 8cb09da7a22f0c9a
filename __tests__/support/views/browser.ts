import { TextDecoder, TextEncoder } from "node:util";
import { deserialize, serialize } from "node:v8";

/** What jsdom lacks and the site uses, as small as it can be; layout and scrolling stay away. */

const shown = (element: Element) => !element.closest("[hidden], dialog:not([open])");

/** Dialogs: the focus goes in, and back on closing, as HTML says. */
const returns = new WeakMap<HTMLDialogElement, Element | null>();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    returns.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("a[href], button, input, [tabindex]")?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const before = returns.get(this);
    if (before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event("close"));
  },
});

/** Closes the dialog that is open, as browsers do with Escape. */
export function escapeDialog(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (!dialog) throw new Error("No dialog is open.");
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** Animations end when the test says so. */
const running: (() => void)[] = [];
Element.prototype.animate = () => {
  const animation = new EventTarget() as Animation;
  Object.assign(animation, { cancel: () => undefined });
  running.push(() => {
    animation.onfinish?.call(animation, new Event("finish") as AnimationPlaybackEvent);
    animation.dispatchEvent(new Event("finish"));
  });
  return animation;
};

/** Ends all animations. */
export function endAnimations(): void {
  for (const end of running.splice(0)) end();
}

/** Elements in view, watched by the page. */
export class IntersectionObserverStandIn {
  private readonly watched = new Set<Element>();

  constructor(private readonly callback: IntersectionObserverCallback) {
    observers.add(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {
    this.watched.clear();
  }
  tell(target: Element, isIntersecting: boolean) {
    if (!this.watched.has(target)) return;
    const entry = { target, isIntersecting } as unknown as IntersectionObserverEntry;
    this.callback([entry], this as unknown as IntersectionObserver);
  }
}
const observers = new Set<IntersectionObserverStandIn>();

/** Tells all observers of an element that it is in view, or no longer. */
export function inView(element: Element, isIntersecting = true): void {
  for (const observer of observers) observer.tell(element, isIntersecting);
}

/** Media queries: those that match, until the test ends or changes them. */
const matching = new Set<string>();
const lists = new Map<string, MediaQueryList>();
function matchMedia(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known) return known;
  const list = Object.defineProperties(new EventTarget(), {
    media: { value: query },
    matches: { get: () => matching.has(query) },
  }) as MediaQueryList;
  lists.set(query, list);
  return list;
}

/** Lets a media query match, or not, and tells its listeners. */
export function setMedia(query: string, matches = true): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  matchMedia(query).dispatchEvent(new Event("change"));
}

/** The texts that were copied. */
export const copied: string[] = [];
const clipboard = {
  writeText: async (text: string) => {
    copied.push(text);
  },
};

/** What scrolled into view, and where the window was scrolled to. */
export const scrolled: (Element | number)[] = [];

Object.assign(Element.prototype, {
  scrollIntoView(this: Element) {
    scrolled.push(this);
  },
  getClientRects(this: Element) {
    return shown(this) ? [this.getBoundingClientRect()] : [];
  },
});
Object.assign(window, {
  TextEncoder,
  TextDecoder,
  structuredClone: (value: unknown) => deserialize(serialize(value)) as unknown,
  IntersectionObserver: IntersectionObserverStandIn,
  matchMedia,
  isSecureContext: true,
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") },
  scrollTo: (to: number | ScrollToOptions) => {
    const top = typeof to === "number" ? to : (to.top ?? 0);
    scrolled.push(top);
    scrollWindow(top);
  },
});
Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });

/** Scrolls the window, as a reader does. */
export function scrollWindow(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  window.dispatchEvent(new Event("scroll"));
}

/** A browser that nobody has used yet. */
export function resetBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
  document.body.replaceChildren();
  document.head.replaceChildren();
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
  matching.clear();
  observers.clear();
  for (const list of [running, copied, scrolled]) list.length = 0;
}
