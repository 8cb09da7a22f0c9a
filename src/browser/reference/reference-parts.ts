import { withPrefixedLinks } from "./prefixed-links";
import { builtHtml } from "../trusted";
import { text } from "../../i18n/text";
import { makeButton, makeElement } from "../make-element";
import { addressMark } from "./address-mark";
import { fetchReferenceFile, takeReferenceFile } from "./files";

const elsewhereIn = (details: Element) =>
  details.querySelector<HTMLElement>(":scope > [data-elsewhere]");

/** Links a part inside itself to the ancestor that shows it. */
function linkAncestors(details: Element): void {
  for (const inner of details.querySelectorAll<HTMLDetailsElement>("details[data-part]")) {
    const part = inner.dataset.part ?? "";
    const above = inner.parentElement?.closest<HTMLElement>(`[data-part="${part}"]`);
    if (!above?.dataset.path || inner.querySelector(":scope > .facts a[href^='#']")) continue;
    const name = inner.querySelector("summary")?.firstChild?.textContent ?? "";
    const link = makeElement("a", { href: `#${above.dataset.path}` }, text.seeAncestor(name));
    inner.querySelector("summary")?.after(makeElement("p", { class: "facts" }, link));
  }
}

function showFailure(holder: HTMLElement, details: HTMLDetailsElement): void {
  // After a second failure, the file may belong to a build that has been replaced.
  const retry = makeButton(text.retry, () => void fillPart(details, takeReferenceFile));
  retry.className = "retry";
  holder.querySelector(".retry")?.parentElement?.remove();
  holder.append(makeElement("p", { class: "facts" }, `${text.loadFailed} `, retry));
}

/** Loads the content of a disclosure, if necessary; false if that fails. */
export async function fillPart(
  details: HTMLDetailsElement,
  take: typeof takeReferenceFile = fetchReferenceFile,
): Promise<boolean> {
  const holder = elsewhereIn(details);
  if (!holder) return true;
  holder.setAttribute("aria-busy", "true");
  try {
    const html = await take<string>(`${holder.dataset.elsewhere}.json`);
    if (holder.dataset.elsewhere === undefined) return true;
    delete holder.dataset.elsewhere;
    holder.className = "filled";
    const path = details.dataset.path ?? "";
    holder.innerHTML = builtHtml(withPrefixedLinks(html.replaceAll(addressMark, path)));
    linkAncestors(details);
    return true;
  } catch {
    showFailure(holder, details);
    return false;
  } finally {
    holder.removeAttribute("aria-busy");
  }
}

/** Prefetches the content of a disclosure. */
export function prefetchPart(details: Element): void {
  const name = elsewhereIn(details)?.dataset.elsewhere;
  if (name) void fetchReferenceFile(`${name}.json`).catch(() => undefined);
}
