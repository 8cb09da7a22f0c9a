import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Mock } from "../../../src/mock/create-mock";
import { demoMock } from "../../support/demo-mock";
import { startMockServer } from "../../support/mock-server";
import type { Step } from "../../../src/mock/walk-through/steps";
import { readSteps } from "../../support/play/page-steps";
import { Player } from "../../support/play/play-page";
import { failureText } from "../../support/play/report";

const root = path.resolve(__dirname, "../../..");
const folder = path.join(root, "content/docs");

/** Pages with calls, and the calls. */
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .sort()
  .map((file): [string, Step[]] => [
    `content/docs/${file.replaceAll("\\", "/")}`,
    readSteps(path.join(folder, file)),
  ])
  .filter(([, steps]) => steps.length > 0);

let mock: Mock;
let server: Awaited<ReturnType<typeof startMockServer>>;
const notes: string[] = [];

beforeAll(async () => {
  ({ mock } = await demoMock());
  server = await startMockServer(mock);
}, 60_000);

afterAll(async () => {
  await server.close();
  // Values that a page shows and the mock does not compute: to be read by people, no failure.
  mkdirSync(path.join(root, ".tmp"), { recursive: true });
  writeFileSync(path.join(root, ".tmp/tutorial-calls.txt"), notes.join("\n"));
});

test.each(pages)("the calls of %s can be made in their order", async (page, steps) => {
  const { calls, failures, remarks, skipped } = await new Player(mock, server.url).play(steps);
  notes.push(
    `${page}: ${calls} calls`,
    ...[...skipped, ...remarks].map((text) => `  ${page}:${text}`),
  );
  expect(failures.map((failure) => failureText(page, failure)).join("\n\n")).toBe("");
});
