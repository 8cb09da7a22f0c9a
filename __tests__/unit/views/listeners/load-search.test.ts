/** @jest-environment jsdom */
import { act, expectMessages, fireEvent } from "../../../support/views/testing";
import type * as LoadSearch from "../../../../src/views/listeners/load-search";

const modal = {
  openModal: jest.fn(),
  closeModal: jest.fn(),
  warmSearch: jest.fn(),
  isSearchOpen: jest.fn(() => false),
};
const files: string[] = [];
let arrives: Promise<unknown> = Promise.resolve();

jest.mock("../../../../src/search/client/fetch-ahead", () => ({
  fetchAhead: (file: string) => files.push(file),
}));

/** The listeners of a page that was just opened; the code of the search comes when `arrives` is settled. */
function page(): typeof LoadSearch {
  let loaded: typeof LoadSearch | undefined;
  jest.isolateModules(() => {
    jest.doMock("../../../../src/views/components/search/modal/open-modal", () => modal);
    loaded = jest.requireActual<typeof LoadSearch>("../../../../src/views/listeners/load-search");
  });
  return loaded as typeof LoadSearch;
}
const settle = () => act(async () => void (await arrives));
const type = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });

beforeEach(() => {
  jest.clearAllMocks();
  modal.isSearchOpen.mockReturnValue(false);
  files.length = 0;
  arrives = Promise.resolve();
});

test("the index is asked for together with the code", async () => {
  page().openSearch();
  expect(files).toEqual(["/search/manifest.json"]);
  await settle();
  expect(modal.openModal).toHaveBeenCalledTimes(1);
});

test("what is typed while the code is on its way is the query, and the page does not see it", async () => {
  const seen = jest.fn();
  document.body.addEventListener("keydown", seen);
  page().openSearch("o");
  for (const key of ["r", "d", "x", "Backspace"]) expect(type(key)).toBe(false);
  expect(type("r", { ctrlKey: true })).toBe(true);
  await settle();
  document.body.removeEventListener("keydown", seen);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(modal.openModal.mock.calls[0]?.[0]).toMatchObject({ query: "ord" });
});

test("Escape while the code is on its way keeps the search closed", async () => {
  page().openSearch();
  type("Escape");
  await settle();
  expect(modal.openModal).not.toHaveBeenCalled();
});

test("the element that had the focus gets it back later", async () => {
  document.body.innerHTML = "<button type=button>Open</button>";
  const button = document.querySelector("button");
  button?.focus();
  page().openSearch();
  await settle();
  expect(modal.openModal.mock.calls[0]?.[0]).toMatchObject({ opener: button });
});

test("the search opens once, however often it is asked for meanwhile", async () => {
  const { openSearch } = page();
  openSearch();
  openSearch();
  await settle();
  expect(modal.openModal).toHaveBeenCalledTimes(1);
});

test("the shortcut closes an open search, and opens a closed one", async () => {
  const { toggleSearch } = page();
  toggleSearch();
  await settle();
  expect(modal.openModal).toHaveBeenCalledTimes(1);
  modal.isSearchOpen.mockReturnValue(true);
  toggleSearch();
  expect(modal.closeModal).toHaveBeenCalledTimes(1);
});

test("loading ahead prepares a query, and opens nothing", async () => {
  page().preloadSearch();
  await settle();
  expect(modal.warmSearch).toHaveBeenCalledTimes(1);
  expect(modal.openModal).not.toHaveBeenCalled();
});

test("a modal that cannot be opened is told, and the next key works again", async () => {
  const warnings = expectMessages("warn");
  expectMessages("error");
  modal.openModal.mockImplementationOnce(() => {
    throw new Error("broken");
  });
  const { openSearch } = page();
  openSearch("o");
  await settle();
  await settle();
  expect(warnings[0]).toContain("The search could not be loaded");
  openSearch("o");
  await settle();
  expect(modal.openModal).toHaveBeenCalledTimes(2);
});
