/** @jest-environment jsdom */
import {
  loadForServers,
  wasLoadedForServers,
} from "../../../../src/browser/console/server-document";

const scope = globalThis as { SITE_REAL_SERVERS?: boolean };
const typed = "'self' https: http://localhost:* http://127.0.0.1:*";

function writePolicy(connect?: string): void {
  document.head.replaceChildren();
  if (connect === undefined) return;
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = `default-src 'self'; connect-src ${connect}; object-src 'none'`;
  document.head.append(meta);
}

beforeEach(() => {
  scope.SITE_REAL_SERVERS = true;
  history.replaceState({ key: "1" }, "");
  // The message of jsdom, which cannot reload.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ["of a page without a console", "'self'"],
  ["that names a host of the search alone", "'self' https://ab12-dsn.algolia.net"],
])(
  "a document whose policy is that %s is loaded anew, and opens its console once",
  (_, connect) => {
    writePolicy(connect);
    expect(loadForServers()).toBe(true);
    expect(history.state).toEqual({ key: "1", opensConsole: true });
    expect(wasLoadedForServers()).toBe(true);
    expect(history.state).toEqual({ key: "1" });
    expect(wasLoadedForServers()).toBe(false);
  },
);

test.each([
  ["may ask servers", () => writePolicy(typed)],
  ["has no policy, as in develop", () => writePolicy()],
  [
    "is of a site whose console asks no servers",
    () => {
      writePolicy("'self'");
      scope.SITE_REAL_SERVERS = false;
    },
  ],
  [
    "is read without a connection",
    () => {
      writePolicy("'self'");
      jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    },
  ],
])("a document that %s stays", (_, given) => {
  given();
  expect(loadForServers()).toBe(false);
  expect(history.state).toEqual({ key: "1" });
});
