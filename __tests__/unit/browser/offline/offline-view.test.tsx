/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { OfflineView } from "../../../../src/views/components/offline/OfflineView";
import type { OfflineState } from "../../../../src/browser/offline/registration";

const device = {
  parts: [] as readonly string[],
  state: { is: "off" } as OfflineState,
  tell: (_: OfflineState) => undefined as void,
  finish: (_: OfflineState) => undefined as void,
};

jest.mock("../../../../src/browser/offline/registration", () => ({
  offlineState: async () => device.state,
  offlineSize: async () => ({
    pages: { files: 300, bytes: 3_600_000 },
    reference: { files: 1900, bytes: 14_300_000 },
    search: { files: 93, bytes: 1_000_000 },
  }),
  followOffline: (tell: (state: OfflineState) => void) => {
    device.tell = tell;
    return () => undefined;
  },
  keepOffline: (parts: readonly string[]) => {
    device.parts = parts;
    return new Promise<OfflineState>((done) => (device.finish = done));
  },
  removeOffline: async () => ({ is: "off" }),
  useNewer: async () => undefined,
}));

const open = async (state: OfflineState) => {
  device.state = state;
  await act(async () => void render(<OfflineView />));
};
const button = (name: string) => screen.getByRole("button", { name });

afterEach(cleanup);

test("shows the size before anything is fetched, then the progress, then the result", async () => {
  await open({ is: "off" });
  expect(
    screen.getByText("2,293 files: about 18.9 MB to download and keep on this device."),
  ).toBeTruthy();
  fireEvent.click(button("Keep on this device"));
  expect(screen.getByText(/Starting/)).toBeTruthy();
  await act(async () => device.tell({ is: "fetching", done: 40, all: 2293 }));
  expect(screen.getByText(/40 of 2,293 files/)).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe("40");
  await act(async () => device.finish({ is: "on", newer: false }));
  expect(screen.getByRole("status").textContent).toMatch(/^The docs are on this device/);
  await act(async () => void fireEvent.click(button("Remove from this device")));
  expect(button("Keep on this device")).toBeTruthy();
});

test("says the size of each part that the site has, and of those that the reader chooses", async () => {
  await open({ is: "off" });
  const parts = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(
    parts.map(({ labels, checked, disabled }) => [labels?.[0]?.textContent, checked, disabled]),
  ).toEqual([
    ["Docs, tutorials, blogabout 3.6 MB", true, true],
    ["API referenceabout 14.3 MB", true, false],
    ["Searchabout 1.0 MB", true, false],
  ]);
  fireEvent.click(screen.getByRole("checkbox", { name: /^API reference/ }));
  fireEvent.click(screen.getByRole("checkbox", { name: /^Search/ }));
  expect(
    screen.getByText("300 files: about 3.6 MB to download and keep on this device."),
  ).toBeTruthy();
  fireEvent.click(button("Keep on this device"));
  expect(device.parts).toEqual(["pages", "tools"]);
});

test("a failed attempt can be repeated", async () => {
  await open({ is: "off" });
  fireEvent.click(button("Keep on this device"));
  await act(async () => device.finish({ is: "failed" }));
  expect(screen.getByRole("status").textContent).toBe(
    "Not everything could be downloaded. Nothing was changed.",
  );
  expect(button("Try again")).toBeTruthy();
});

test("nothing can be started with data saver, or in a browser without service workers", async () => {
  await open({ is: "sparing" });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("status").textContent).toMatch(/saves data/);
  cleanup();
  await open({ is: "unsupported" });
  expect(screen.queryByRole("button")).toBeNull();
});

test("a newer version is offered, but not activated", async () => {
  await open({ is: "on", newer: true });
  expect(button("Switch to the newer version")).toBeTruthy();
});
