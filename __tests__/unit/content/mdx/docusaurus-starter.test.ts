import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatProblems } from "../../../../src/problems/format-problem";
import {
  copyStarter,
  pasteFixes,
  problemsIn,
  writeAnew,
} from "../../../support/docusaurus-starter";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "starter-"));
  copyStarter(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("each mistake in the starter of Docusaurus has a message with the line to paste", async () => {
  const problems = await problemsIn(folder);
  expect(formatProblems(problems, `${problems.length} problems`)).toMatchSnapshot();
});

test("without its code, the starter is right once each message's fix is pasted", async () => {
  writeAnew(folder);
  const pasted = await pasteFixes(folder);
  expect(pasted.length).toBeGreaterThan(0);
  expect(await problemsIn(folder)).toEqual([]);
});
