/** @jest-environment jsdom */
import { returnFocus } from "../../../../../../src/views/components/search/modal/keep-focus";

/** A modal with the focus on a hit; resolves to the id of the focused element after an action. */
async function after(act: (hit: HTMLElement) => void): Promise<string> {
  document.body.innerHTML = `<div id="modal"><input id="field"><ul><li><a id="hit" href="/">Hit</a></li></ul></div>`;
  const [modal, hit] = ["modal", "hit"].map((id) => document.getElementById(id));
  if (!modal || !hit) throw new Error("no modal");
  const end = returnFocus(modal);
  hit.focus();
  act(hit);
  await Promise.resolve();
  end();
  return document.activeElement?.id ?? "";
}

test("the field gets the focus when the focused hit is removed", async () => {
  expect(await after((hit) => hit.closest("li")?.remove())).toBe("field");
});

test("a hit that stays keeps the focus, whatever else changes", async () => {
  expect(await after((hit) => hit.closest("ul")?.append(document.createElement("li")))).toBe("hit");
});

test("a reader who leaves the field is not brought back", async () => {
  const left = await after((hit) => {
    hit.blur();
    hit.closest("ul")?.append(document.createElement("li"));
  });
  expect(left).toBe("");
});
