import { runLint } from "../../../../src/openapi/lint/run-lint";

test.each([
  ["sales-ordr", "npm run lint:openapi -- sales-order"],
  ["no-such-word-in-any-path", "npm run lint:openapi"],
])(
  "%s, which no file has in its path, is a mistake, before anything is checked",
  async (word, fix) => {
    const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await runLint(["paths", word], { partial: false })).toBe(false);
    const [[said]] = error.mock.calls as [[string]];
    expect(said).toContain(`No file has ${word} in its path\n  where  openapi\n  seen   ${word}\n`);
    expect(said.trim().endsWith(`fix    ${fix}`)).toBe(true);
    error.mockRestore();
  },
);
