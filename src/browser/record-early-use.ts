import type { EarlyUse } from "./early-use";

/**
 * Records what the reader does before scripts run, for src/browser/early-use.ts, which repeats it once React has started.
 * Of several changes of a control, the last one counts, also in the order. It is stringified into every page
 * (pre-hydration.ts), so it may use nothing but its argument.
 */
export function recordEarlyUse(singleKeysKey: string): void {
  const types = ["click", "input", "toggle", "keydown"];
  const use: EarlyUse = {
    typed: "",
    changed: new Map(),
    end: () => types.forEach((type) => removeEventListener(type, record, true)),
  };

  function usesSingleKeys() {
    try {
      return localStorage.getItem(singleKeysKey) !== "off";
    } catch {
      return true;
    }
  }

  function press(button: HTMLElement | null) {
    if (button === use.button) return;
    use.button?.removeAttribute("aria-busy");
    use.button = button;
    use.typed = "";
    if (button?.matches("[data-console], [data-search-open]"))
      button.setAttribute("aria-busy", "true");
  }

  function onKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isCommand = ctrlKey || metaKey || altKey;
    if (!use.button?.matches("[data-search-open]")) {
      const isText = (event.target as Element).matches("input, textarea, select");
      const isSlash = key === "/" && !isCommand && !isText && usesSingleKeys();
      if (!isSlash && (key !== "k" || altKey || !isCommand)) return;
      press(document.querySelector<HTMLElement>("button[data-search-open]"));
      event.preventDefault();
      return;
    }
    if (isCommand) return;
    if (key === "Escape") press(null);
    else if (key === "Backspace") use.typed = use.typed.slice(0, -1);
    else if (key.length === 1) use.typed += key;
    else return;
    event.preventDefault();
  }

  function record(event: Event) {
    const { target, type, isTrusted } = event;
    if (!(target instanceof Element)) return;
    if (type === "keydown") onKey(event as KeyboardEvent);
    else if (type === "click") {
      if (!isTrusted) return;
      const opener = target.closest<HTMLElement>("button[data-search-open]");
      if (opener) event.preventDefault();
      press(opener ?? target.closest<HTMLElement>("button[type=button]"));
    } else {
      const { value, checked } = target as HTMLInputElement;
      use.changed.delete(target);
      use.changed.set(target, { value, checked });
    }
  }

  types.forEach((type) => addEventListener(type, record, true));
  Object.assign(window, { earlyUse: use });
}
