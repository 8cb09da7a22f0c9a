import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { createSiteServer } from "../../scripts/serve/site-server.mjs";
import { packageCommand } from "../../scripts/process/run.mjs";
import { startMock } from "./support/mock-process";
import { publicDir, readSite } from "./support/site";
import type { AddressInfo } from "node:net";

const run = promisify(execFile);
const folder = path.resolve(".tmp", `api-client-${process.pid}`);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a client with openapi-fetch compiles against openapi.d.ts, and its thirty typical calls succeed on the mock", async () => {
  mkdirSync(folder, { recursive: true });
  copyFileSync("__tests__/fixtures/api-client/calls.ts", path.join(folder, "calls.ts"));
  copyFileSync(path.join(publicDir, "download/openapi.d.ts"), path.join(folder, "openapi.d.ts"));
  const compilerOptions = {
    ...{ strict: true, target: "es2022", module: "esnext", moduleResolution: "bundler" },
    ...{ types: ["node"], outDir: "out", noEmitOnError: true },
  };
  writeFileSync(
    path.join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["calls.ts"] }),
  );
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const compiled = await run(process.execPath, [
    ...packageCommand("typescript", "tsc"),
    ...["-p", folder],
  ]).catch((error: { stdout: string }) => error);
  expect(compiled.stdout).toBe("");
  const mock = await startMock();
  const called = await run(process.execPath, [
    path.join(folder, "out", "calls.js"),
    mock.url,
  ]).finally(mock.stop);
  const [, count] = /^(\d+) calls succeeded$/m.exec(called.stdout) ?? [];
  expect(Number(count)).toBeGreaterThanOrEqual(30);
});

test("openapi.d.ts is served as text by every host, not as video", async () => {
  const server = createSiteServer({ dir: publicDir });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/download/openapi.d.ts`, { method: "HEAD" });
  server.close();
  expect(answer.headers.get("content-type")).toMatch(/^(?:text\/plain|application\/typescript)/);
  expect(readSite("_headers")).toContain("/*.ts\n  Content-Type: text/plain; charset=utf-8");
  const rules = (name: string) => readFileSync(`deploy/generated/${name}`, "utf8");
  expect(rules("nginx.conf")).toMatch(/^ *text\/plain [^;]*\bts\b/m);
  expect(rules("Caddyfile")).toContain('header @type_ts Content-Type "text/plain; charset=utf-8"');
  expect(rules("s3-sync.sh")).toMatch(
    /--include "\*\.ts".*--content-type "text\/plain; charset=utf-8"/,
  );
});
