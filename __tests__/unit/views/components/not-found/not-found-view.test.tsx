/** @jest-environment jsdom */
import {
  act,
  addresses,
  expectMessages,
  render,
  screen,
  withConstants,
  within,
} from "../../../../support/views/testing";
import { NotFoundView } from "../../../../../src/views/components/not-found/NotFoundView";

const entries = [{ label: "Introduction", to: "/docs/intro" }];
const routes = [
  ["/docs/api/get-item", "Get an item"],
  ["/blog/hello", "Hello"],
];
const asked: string[] = [];
const answerWith = (answer: () => unknown) => {
  asked.length = 0;
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    return { ok: true, json: async () => answer() };
  }) as unknown as typeof fetch;
};
const show = (path: string) =>
  act(async () => void render(<NotFoundView path={path} entries={entries} />));
const suggestions = () =>
  screen.queryByRole("heading", { name: "Were you looking for one of these?" })?.parentElement;

test("pages with a similar address are suggested, with their addresses", async () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  answerWith(() => routes);
  await show("/docs/api/get-itme");
  expect(asked).toEqual(["/site/routes.json"]);
  const links = within(suggestions() as HTMLElement).getAllByRole("link");
  expect(addresses(links)).toEqual({ "Get an item": "/site/docs/api/get-item" });
  expect(suggestions()?.textContent).toContain("/docs/api/get-item");
});

test("where nothing is similar, that is said", async () => {
  answerWith(() => routes);
  await show("/qqqqqq");
  expect(
    screen.getByRole("heading", { name: "No page has an address like this one." }),
  ).toBeTruthy();
});

test("without a connection, it does not say that the page is nowhere", async () => {
  answerWith(() => routes);
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await show("/docs/api/get-itme");
  onLine.mockRestore();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Not on this device");
  expect(screen.queryByText("404")).toBeNull();
  expect(suggestions()).toBeTruthy();
});

test("the search has the words of the address, and leads to the search page", async () => {
  answerWith(() => []);
  await show("/docs/api/get-item.html");
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search docs" });
  expect(field.value).toBe("get item");
  expect(field.form?.getAttribute("action")).toBe("/search");
  expect(field.name).toBe("q");
});

test("the ways out are there before anything is fetched, and the part that waits says so", () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const { container } = render(<NotFoundView path="/x" entries={entries} />);
  expect(addresses(screen.getAllByRole("link"))).toEqual({
    Home: "/",
    Introduction: "/docs/intro",
  });
  expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
});

test("where the list of pages cannot be fetched, the page helps without it", async () => {
  const info = expectMessages("info");
  globalThis.fetch = () => Promise.reject(new Error("offline"));
  await show("/docs/x");
  expect(screen.getByText("No page has an address like this one.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Introduction" })).toBeTruthy();
  expect(info).toEqual(["There are no suggestions Error: offline"]);
});

test("a reader who leaves before the list is there is not told of a failure", async () => {
  globalThis.fetch = (_, { signal } = {}) =>
    new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(new Error("gone"))));
  const { unmount } = render(<NotFoundView path="/x" entries={entries} />);
  await act(async () => unmount());
});
