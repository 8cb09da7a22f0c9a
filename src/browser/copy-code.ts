import { text } from "../i18n/text";

const shownMs = 2000;

/** Text that has still to be fetched: a click allows writing only for a moment, so it is promised to the clipboard. */
async function writeFetched(address: string): Promise<void> {
  const fetched = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  });
  if (typeof ClipboardItem === "undefined" || !("write" in navigator.clipboard))
    return navigator.clipboard.writeText(await fetched);
  const type = "text/plain";
  const blob = fetched.then((markdown) => new Blob([markdown], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const { copyTwin } = button.dataset;
  const code = button.closest("figure, [data-copy-source]")?.querySelector("pre, code");
  if (!code && !copyTwin) return;
  const label = copyTwin ? text.copyMarkdown : text.copy;
  try {
    if (copyTwin) await writeFetched(copyTwin);
    else await navigator.clipboard.writeText(code?.textContent?.replace(/\n$/, "") ?? "");
    button.textContent = text.copied;
  } catch {
    button.textContent = copyTwin ? text.loadFailed : text.copyFailed;
  }
  setTimeout(() => (button.textContent = label), shownMs);
}

/** Makes all copy buttons work, those in static HTML too: one listener for the document. */
export function listenForCopy(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element | null)?.closest<HTMLButtonElement>(
      "[data-copy], [data-copy-twin]",
    );
    if (button) void copy(button);
  });
}
