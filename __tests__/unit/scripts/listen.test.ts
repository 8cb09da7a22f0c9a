import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveOptions, serveSite } from "../../../scripts/serve/listen.mjs";

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "listen-"));
  writeFileSync(join(dir, "index.html"), "<h1>Home</h1>");
});
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  [undefined, "127.0.0.1", "http://127.0.0.1:"],
  ["0.0.0.0", "0.0.0.0", "http://0.0.0.0:"],
  ["::1", "::1", "http://[::1]:"],
])("the host %p listens on %s, and the message says so", async (host, address, shown) => {
  const log = jest.spyOn(console, "log").mockReturnValue(undefined);
  const server = await serveSite({ dir, port: 42_000, ...(host && { host }), pathPrefix: "docs" });
  const seen = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  expect(seen.address).toBe(address);
  expect(log.mock.calls.flat().join()).toContain(`${shown}${seen.port}/docs`);
  log.mockRestore();
});

test("the command line sets folder, port, and host; the rest has defaults", () => {
  expect(serveOptions(["--port", "8080", "--host", "0.0.0.0"])).toEqual({
    port: 8080,
    host: "0.0.0.0",
  });
  expect(serveOptions([])).toEqual({});
});

test.each([["--hots", "0.0.0.0"], ["--port"], ["--port", "abc"], ["--port", "80000"], ["public"]])(
  "%s %s is answered with what the command knows",
  (...args) => {
    expect(() => serveOptions(args)).toThrow("npm run serve -- --dir public --port 9000");
  },
);

test.each([
  [{ host: "1.2.3.4" }, "There is no address 1.2.3.4 on this machine"],
  [{ dir: "nowhere" }, "no folder nowhere"],
])("%j cannot be served", async (options, words) => {
  await expect(serveSite({ dir, port: 42_000, ...options })).rejects.toThrow(words);
});
