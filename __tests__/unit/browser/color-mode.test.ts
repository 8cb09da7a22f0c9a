/** @jest-environment jsdom */
import { followColorMode, setTheme, type ColorModeSettings } from "../../../src/browser/color-mode";

const root = document.documentElement;
const followed: ColorModeSettings = {
  defaultMode: "light",
  disableSwitch: false,
  respectPrefersColorScheme: true,
};

/** The system's preference and its listeners. */
let dark = false;
let printing = false;
let onSystem: (() => void)[] = [];
let end: () => void = () => undefined;

beforeEach(() => {
  [dark, printing, onSystem] = [false, false, []];
  localStorage.clear();
  root.dataset.theme = "light";
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query === "print" ? printing : dark;
    },
    addEventListener: (_type: string, listener: () => void) => onSystem.push(listener),
  })) as unknown as typeof matchMedia;
});
afterEach(() => end());

function systemTurns(to: "dark" | "light") {
  dark = to === "dark";
  for (const listener of onSystem) listener();
}

const otherTab = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent("storage", { key, newValue }));

describe("the color mode", () => {
  it("follows the system where that is respected, and forgets the choice made before", () => {
    end = followColorMode(followed);
    setTheme("light");
    systemTurns("dark");
    expect(root.dataset.theme).toBe("dark");
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it("does not follow the system where that is not respected", () => {
    end = followColorMode({ ...followed, respectPrefersColorScheme: false });
    systemTurns("dark");
    expect(root.dataset.theme).toBe("light");
  });

  it("stays while the page is printed, which looks like a change of the system", async () => {
    root.dataset.theme = "dark";
    dark = true;
    end = followColorMode(followed);
    dispatchEvent(new Event("beforeprint"));
    systemTurns("light");
    expect(root.dataset.theme).toBe("dark");
    dispatchEvent(new Event("afterprint"));
    await new Promise((done) => setTimeout(done));
    systemTurns("dark");
    systemTurns("light");
    expect(root.dataset.theme).toBe("light");
  });

  it("stays in a print preview", () => {
    end = followColorMode(followed);
    printing = true;
    systemTurns("dark");
    expect(root.dataset.theme).toBe("light");
  });

  it("follows the choice of another tab", () => {
    end = followColorMode(followed);
    otherTab("theme", "dark");
    expect(root.dataset.theme).toBe("dark");
    otherTab("something else", "light");
    expect(root.dataset.theme).toBe("dark");
  });

  it.each([
    ["the system's where that is respected", true, "dark"],
    ["the default where it is not", false, "light"],
  ])("falls back, when it is cleared, to %s", (_name, respectPrefersColorScheme, theme) => {
    dark = true;
    root.dataset.theme = theme === "dark" ? "light" : "dark";
    end = followColorMode({ ...followed, respectPrefersColorScheme });
    otherTab(null, null);
    expect(root.dataset.theme).toBe(theme);
  });

  it("forgets a stored choice, and listens to no other tab, where the switch is disabled", () => {
    localStorage.setItem("theme", "dark");
    end = followColorMode({ ...followed, disableSwitch: true });
    expect(localStorage.getItem("theme")).toBeNull();
    otherTab("theme", "dark");
    expect(root.dataset.theme).toBe("light");
  });
});
