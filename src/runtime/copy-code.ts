import { text } from "../i18n/text";

const shownMs = 2000;

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.closest("figure, [data-copy-source]")?.querySelector("pre, code");
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent?.replace(/\n$/, "") ?? "");
    button.textContent = text.copied;
  } catch {
    button.textContent = text.copyFailed;
  }
  setTimeout(() => (button.textContent = text.copy), shownMs);
}

/** Makes the copy buttons of all code blocks work, those in static HTML too: one listener for the document. */
export function listenForCopy(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element | null)?.closest<HTMLButtonElement>("[data-copy]");
    if (button) void copy(button);
  });
}
