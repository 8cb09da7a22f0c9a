import { text } from "../i18n/text";
import { fetchText } from "./fetch-text";
import { say } from "./say";

const shownMs = 2000;

/** A click allows writing only for a moment, so the clipboard gets a promise of the text while it is fetched. */
async function writeFetched(address: string): Promise<void> {
  const fetched = fetchText(address);
  if (typeof ClipboardItem === "undefined" || !("write" in navigator.clipboard))
    return navigator.clipboard.writeText(await fetched);
  const blob = fetched.then((markdown) => new Blob([markdown], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const { copyMarkdown } = button.dataset;
  const code = button.closest("figure, [data-copy-source]")?.querySelector("pre, code");
  if (!code && !copyMarkdown) return;
  const label = copyMarkdown ? text.copyMarkdown : text.copy;
  try {
    if (copyMarkdown) await writeFetched(copyMarkdown);
    else await navigator.clipboard.writeText(code?.textContent?.replace(/\n$/, "") ?? "");
    button.textContent = text.copied;
  } catch {
    button.textContent = copyMarkdown ? text.loadFailed : text.copyFailed;
  }
  say(button.textContent, false);
  setTimeout(() => (button.textContent = label), shownMs);
}

/** Makes all copy buttons work, including those in static HTML, with one listener. */
export function listenForCopy(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element | null)?.closest<HTMLButtonElement>(
      "[data-copy], [data-copy-markdown]",
    );
    if (button) void copy(button);
  });
}
