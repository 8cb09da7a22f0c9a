/** @jest-environment jsdom */
import * as storage from "../../../src/browser/storage";

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const full = () => {
  throw new DOMException("exceeded the quota", "QuotaExceededError");
};

describe("storage that throws or is full", () => {
  let log: jest.SpyInstance;
  beforeEach(() => (log = jest.spyOn(console, "info").mockImplementation(() => undefined)));
  afterEach(() => jest.restoreAllMocks());

  test("reading gives null and is logged", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
    expect(storage.readStorage("theme")).toBeNull();
    expect(storage.readSession("theme")).toBeNull();
    expect(log).toHaveBeenCalledTimes(2);
  });

  test("failures of writing and removing are logged and ignored; writing to the session returns false", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(full);
    jest.spyOn(Storage.prototype, "removeItem").mockImplementation(blocked);
    storage.writeStorage("theme", "dark");
    storage.removeStorage("theme");
    storage.removeSession("theme");
    expect(storage.writeSession("theme", "dark")).toBe(false);
    expect(log).toHaveBeenCalledTimes(4);
  });

  test.each(["setItem", "getItem", "removeItem"] as const)(
    "of the session whose %s throws is taken away from Gatsby, which asks it unguarded",
    (method) => {
      storage.withdrawBrokenSession();
      expect(window.sessionStorage).toBeInstanceOf(Storage);
      jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
      const own = Object.getOwnPropertyDescriptor(window, "sessionStorage");
      storage.withdrawBrokenSession();
      expect(window.sessionStorage).toBeNull();
      expect(storage.readSession("theme")).toBeNull();
      expect(storage.writeSession("theme", "dark")).toBe(false);
      if (own) Object.defineProperty(window, "sessionStorage", own);
      else Reflect.deleteProperty(window, "sessionStorage");
    },
  );

  test("storage that works stores values", () => {
    storage.writeStorage("theme", "dark");
    expect(storage.readStorage("theme")).toBe("dark");
    storage.removeStorage("theme");
    expect(storage.readStorage("theme")).toBeNull();
    expect(storage.writeSession("theme", "dark")).toBe(true);
    expect(storage.readSession("theme")).toBe("dark");
    storage.removeSession("theme");
    expect(storage.readSession("theme")).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });
});
