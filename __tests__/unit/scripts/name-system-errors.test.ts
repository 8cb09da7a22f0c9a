/** @jest-environment node */
import { nameSystemErrors } from "../../../scripts/gatsby/name-system-errors.mjs";

let reporter: { error?: jest.Mock } = {};

jest.mock("node:module", () => ({
  createRequire: () =>
    Object.assign((name: string) => (name.endsWith(".json") ? { version: "6.0.0" } : reporter), {
      resolve: () => "gatsby",
    }),
}));

test("what the system refuses is printed in five parts, anything else as Gatsby prints it", () => {
  const error = jest.fn();
  reporter = { error };
  nameSystemErrors();
  reporter.error?.(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }));
  reporter.error?.("Something of Gatsby's");
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^\S.*\n {2}where .*\n {2}seen .*\n {2}cause .*\n {2}fix /)],
    ["Something of Gatsby's", undefined, undefined],
  ]);
});

test("a Gatsby whose reporter has no such function ends the command", () => {
  reporter = {};
  expect(nameSystemErrors).toThrow(
    /^scripts\/gatsby\/name-system-errors\.mjs found nothing to change in Gatsby 6\.0\.0\n[\s\S]*Gatsby 5\.16\.1[\s\S]*0042-build-log\.md/,
  );
});
