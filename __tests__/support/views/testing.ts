import {
  act as actOnce,
  cleanup,
  configure as configureLibrary,
  fireEvent,
} from "@testing-library/react";
import { options } from "preact";
import { datePatterns } from "../../../src/i18n/date-patterns";
import { resetBrowser } from "./browser";
import { navigate } from "./gatsby";
import { resetStaticQueries } from "./static-queries";

export { fireEvent, render, renderHook, screen, waitFor, within } from "@testing-library/react";
export {
  copied,
  endAnimations,
  escapeDialog,
  inView,
  scrolled,
  scrollWindow,
  setMedia,
} from "./browser";
export { navigate } from "./gatsby";
export {
  apiSidebar,
  configure,
  docsSidebar,
  entry,
  staticQueries,
  version,
} from "./static-queries";

// As in pages, see src/toolchain/lighter-runtime.ts. It applies to what is imported after this file.
jest.mock("react-helmet", () =>
  jest.requireActual("../../../src/views/components/seo/lean-helmet"),
);

// What Preact puts off happens soon also where a test has fake timers, which hold `queueMicrotask` and frames.
Object.assign(options, {
  debounceRendering: queueMicrotask,
  requestAnimationFrame: queueMicrotask,
});

// A busy machine is not the page's fault.
configureLibrary({ asyncUtilTimeout: 10_000 });

type Level = "error" | "warn" | "info";
const levels: readonly Level[] = ["error", "warn", "info"];

let said: { level: Level; text: string }[] = [];
let expected = new Set<Level>();

/** Allows messages in the console of the browser; without it they fail the test. Returns their texts. */
export function expectMessages(level: Level): string[] {
  expected.add(level);
  const texts: string[] = [];
  jest.mocked(console[level]).mockImplementation((...given: unknown[]) => {
    texts.push(given.map(String).join(" "));
  });
  return texts;
}

const constants = {
  __PATH_PREFIX__: "",
  SITE_REAL_SERVERS: false,
  SITE_SEARCH: null,
  SITE_FIRST_PAGES: [],
  SITE_DATES: datePatterns("en"),
};
Object.assign(globalThis, constants);

/** Sets what webpack inserts, until the end of the test. */
export const withConstants = (changes: Partial<Record<keyof typeof constants, unknown>>) =>
  void Object.assign(globalThis, changes);

/** Sets environment variables that webpack inserts, until the end of the test. */
export function withEnvironment(changes: Record<string, string>): void {
  Object.assign(process.env, changes);
  changed.push(...Object.keys(changes));
}
const changed: string[] = [];

/** Presses a key where the focus is; false if the page has handled it. */
export const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

/** The addresses of links by their names. */
export const addresses = (links: readonly HTMLElement[]): Record<string, string | null> =>
  Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute("href")]));

/** The texts of elements. */
export const texts = (elements: Iterable<Element>): (string | null)[] =>
  [...elements].map(({ textContent }) => textContent);

beforeEach(() => {
  said = [];
  expected = new Set();
  for (const level of levels)
    jest.spyOn(console, level).mockImplementation((...given: unknown[]) => {
      const text = given.map(String).join(" ");
      // Of jsdom, which follows no links.
      if (!text.includes("Not implemented: navigation")) said.push({ level, text });
    });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  navigate.mockClear();
  resetStaticQueries();
  resetBrowser();
  Object.assign(globalThis, constants);
  for (const name of changed.splice(0)) delete process.env[name];
  const unexpected = said.filter(({ level }) => !expected.has(level));
  if (unexpected.length)
    throw new Error(`The browser said:\n${unexpected.map(({ text }) => text).join("\n")}`);
});

/** Fills in a field as a reader does: with each key `input`, at the end `change`, the only one that a select has. */
export function fill(field: Element, value: string): void {
  fireEvent.input(field, { target: { value } });
  fireEvent.change(field, { target: { value } });
}

/** Runs an action, and what it leads to: promises that resolve in the effects of what it draws, and what they draw. */
export function act(action: () => PromiseLike<unknown>): Promise<void>;
export function act(action: () => unknown): void;
export function act(action: () => unknown): unknown {
  let isAsync = false;
  const done = actOnce(() => {
    const result = action() as PromiseLike<unknown> | undefined;
    isAsync = typeof result?.then === "function";
    return result as Promise<void>;
  });
  return isAsync
    ? Promise.resolve(done).then(async () => {
        for (let round = 0; round < 3; round++) await actOnce(async () => undefined);
      })
    : undefined;
}
