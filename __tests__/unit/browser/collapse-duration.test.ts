import { collapseDuration } from "../../../src/browser/collapse-duration";

describe("how long a group takes to open or close", () => {
  it.each([
    [36, 192],
    [72, 222],
    [360, 327],
    [1800, 539],
  ])("is round(10 (4 + 15 (h/36)^0.25 + (h/36)/5)) ms: %i px take %i ms", (height, duration) => {
    expect(collapseDuration(height, false)).toBe(duration);
  });

  it("is 1 ms when reduced motion is preferred, whatever the height", () => {
    expect(collapseDuration(1800, true)).toBe(1);
  });

  it("is zero without content", () => {
    expect(collapseDuration(0, false)).toBe(0);
  });
});
