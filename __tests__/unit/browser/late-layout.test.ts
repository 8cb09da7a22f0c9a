/** @jest-environment jsdom */
import { layOutRest } from "../../../src/browser/late-layout/late-layout";

const frames: (() => void)[] = [];
const root = document.documentElement;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>(".response")]
    .filter((part) => part.style.contentVisibility === "visible")
    .map(({ id }) => id);

/** Lets a frame and the idle moment after it pass, and gives what is ordinary then. */
async function nextFrame(): Promise<string[]> {
  frames.shift()?.();
  await new Promise((done) => setTimeout(done));
  return shown();
}

beforeEach(() => {
  frames.length = 0;
  root.dataset.layout = "late";
  Object.assign(window, {
    requestAnimationFrame: (run: () => void) => frames.push(run),
    requestIdleCallback: (run: () => void) => void run(),
  });
  document.body.innerHTML = Object.entries({ a: 90, b: 90, c: 90, d: 700, e: 3 })
    .map(([id, n]) => `<div class="response" id="${id}">${"<p></p>".repeat(n)}</div>`)
    .join("");
});

test("late parts are laid out by about 200 elements a frame, after the frame of the style sheets", async () => {
  void layOutRest();
  expect(shown()).toEqual([]);
  expect(await nextFrame()).toEqual(["a", "b"]);
  expect(await nextFrame()).toEqual(["a", "b", "c"]);
  expect(await nextFrame()).toEqual(["a", "b", "c", "d"]);
  expect(await nextFrame()).toEqual(["a", "b", "c", "d", "e"]);
  expect(root.dataset.layout).toBe("late");
  expect(await nextFrame()).toEqual([]);
  expect(root.dataset.layout).toBeUndefined();
  expect(document.body.innerHTML).not.toContain("style");
});

test("a page that is left is not laid out part by part", async () => {
  void layOutRest();
  expect(await nextFrame()).toEqual(["a", "b"]);
  delete root.dataset.layout;
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  expect(shown()).toEqual([]);
  expect(frames).toEqual([]);
});

test("nothing moves while something is pressed", async () => {
  const matches = jest.spyOn(root, "matches").mockReturnValue(true);
  void layOutRest();
  expect(await nextFrame()).toEqual([]);
  expect(await nextFrame()).toEqual([]);
  expect(matches).toHaveBeenCalledWith(":active");
  matches.mockRestore();
  expect(await nextFrame()).toEqual(["a", "b"]);
});
