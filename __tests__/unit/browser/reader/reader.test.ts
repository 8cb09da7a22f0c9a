/** @jest-environment jsdom */
import { foldHalves } from "../../../../src/browser/reader/fold-halves";
import type * as ReaderModule from "../../../../src/browser/reader/reader";

const key = "reader";
const page = `<details open data-half="app"><summary>In the app</summary><h2 id="screen">Screen</h2></details>
<details open data-half="api"><summary>With the API</summary><h2 id="calls">Calls</h2></details>
<table><tbody data-half="app"></tbody><tbody data-half="api"></tbody></table>`;

const openHalves = () =>
  [...document.querySelectorAll<HTMLDetailsElement>("details")]
    .filter((half) => half.open)
    .map((half) => half.dataset.half);
const firstRows = () => document.querySelector("tbody")?.dataset.half;
const comeFrom = (address: string) =>
  Object.defineProperty(document, "referrer", { value: address, configurable: true });

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = page;
  location.hash = "";
  comeFrom("");
});

test("without a choice, the calls are folded", () => {
  foldHalves(key);
  expect(openHalves()).toEqual(["app"]);
});

test("who comes from the reference sees the calls", () => {
  comeFrom("https://docs.example/docs/api/get-order");
  foldHalves(key);
  expect(openHalves()).toEqual(["api"]);
});

test("nothing is moved before React has taken over", () => {
  localStorage.setItem(key, "api");
  foldHalves(key);
  expect(firstRows()).toBe("app");
});

test("a choice counts more than where the reader comes from", () => {
  comeFrom("https://docs.example/docs/api/get-order");
  localStorage.setItem(key, "app");
  foldHalves(key);
  expect(openHalves()).toEqual(["app"]);
});

test("a half that the address leads into stays open beside the chosen one", () => {
  location.hash = "#calls";
  foldHalves(key);
  expect(openHalves()).toEqual(["app", "api"]);
});

test("an address that cannot be decoded folds as usual", () => {
  location.hash = "#%E0%A4%A";
  jest.spyOn(console, "info").mockImplementation(() => {});
  foldHalves(key);
  expect(openHalves()).toEqual(["app"]);
});

describe("the reader of the site", () => {
  let reader: typeof ReaderModule;
  beforeEach(async () => {
    jest.resetModules();
    reader = await import("../../../../src/browser/reader/reader");
  });

  test("is remembered, and those who follow are told", () => {
    const told = jest.fn();
    const end = reader.followReader(told);
    reader.chooseReader("api");
    expect(localStorage.getItem(key)).toBe("api");
    expect(told).toHaveBeenCalledTimes(1);
    reader.applyReader();
    expect(openHalves()).toEqual(["api"]);
    expect(firstRows()).toBe("api");
    end();
    reader.chooseReader("app");
    expect(told).toHaveBeenCalledTimes(1);
    expect(reader.readReader()).toBe("app");
  });

  test("is a programmer after a page of the reference, until they choose", () => {
    reader.noteReader("/docs/api/get-order");
    expect(reader.readReader()).toBe("api");
    reader.noteReader("/docs/tutorial/intro");
    expect(reader.readReader()).toBe("app");
    reader.chooseReader("api");
    expect(reader.readReader()).toBe("api");
  });

  test("is not taken from a value that nobody chose", () => {
    localStorage.setItem(key, "<b>");
    expect(reader.readReader()).toBe("app");
  });
});
