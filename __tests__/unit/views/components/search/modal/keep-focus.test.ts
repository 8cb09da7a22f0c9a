/** @jest-environment jsdom */
import { returnFocus } from "../../../../../../src/views/components/search/modal/keep-focus";

/** A modal with the focus on a hit; resolves to the id of what has the focus after something was done. */
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

test("the field has the focus when the hit that had it is gone", async () => {
  expect(await after((hit) => hit.closest("li")?.remove())).toBe("field");
});

test("a hit that stays keeps it, whatever else comes and goes", async () => {
  expect(await after((hit) => hit.closest("ul")?.append(document.createElement("li")))).toBe("hit");
});

test("a reader who left the field by hand is not taken back to it", async () => {
  const left = await after((hit) => {
    hit.blur();
    hit.closest("ul")?.append(document.createElement("li"));
  });
  expect(left).toBe("");
});
