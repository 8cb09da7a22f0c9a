/** @jest-environment jsdom */
import { crashRoute } from "../../../../src/browser/crash/crash";

const environment = process.env as Record<string, string | undefined>;
const settled = () => new Promise((later) => setTimeout(later));

/** What is shown after code threw while it was loaded, and what was asked. */
async function shownAfter(page: string) {
  document.body.innerHTML = `<div id="___gatsby">${page}</div>`;
  const asked = jest.fn(async () => ({ ok: true, text: async () => "src/views/a.tsx:4" }));
  Object.assign(window, { fetch: asked });
  const before = environment.NODE_ENV;
  environment.NODE_ENV = "development";
  await jest.isolateModulesAsync(async () => {
    await import("../../../../src/browser/crash/blank-page");
  });
  environment.NODE_ENV = before;
  const error = new Error("no data");
  window.dispatchEvent(new ErrorEvent("error", { error }));
  await settled();
  return { shown: document.querySelector("pre")?.textContent, asked: asked.mock.calls };
}

test("a page that stays blank in develop shows where the error comes from; one that is drawn stays as it is", async () => {
  expect(await shownAfter("<main>Text</main>")).toEqual({ shown: undefined, asked: [] });
  const { shown, asked } = await shownAfter("");
  expect(shown).toBe("src/views/a.tsx:4");
  expect(asked).toContainEqual([crashRoute, expect.objectContaining({ method: "POST" })]);
});
