import { readdirSync } from "node:fs";
import path from "node:path";
import type { Mock } from "../../../src/mock/create-mock";
import { demoMock } from "../../support/demo-mock";
import type { WalkStep } from "../../../src/mock/walk-through/steps";
import { readSteps } from "../../support/play/page-steps";
import { oldVersions } from "../../support/play/old-versions";
import { playPage } from "../../support/play/play-page";
import { failuresOf } from "../../support/play/report";

const root = path.resolve(__dirname, "../../..");
const folder = path.join(root, "content/docs");

/** Pages with calls, and the calls. */
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .sort()
  .map((file): [string, WalkStep[]] => [
    `content/docs/${file.replaceAll("\\", "/")}`,
    readSteps(path.join(folder, file)),
  ])
  .filter(([, steps]) => steps.length > 0);

let mock: Mock;
beforeAll(async () => {
  ({ mock } = await demoMock());
}, 60_000);

test.each(pages)(
  "every call that %s shows is answered with the values that it shows",
  async (page, steps) => {
    const results = await playPage(mock, steps);
    expect(failuresOf(page, results)).toBe("");
    expect(oldVersions(page, results)).toEqual([]);
  },
);
