import { text } from "../../i18n/text";
import { say, saidMs } from "../say";
import { unfold } from "../unfold";
import { fillPart } from "./reference-parts";
import { showOptional } from "./required-only";

const isBelow = (path: string, address: string) =>
  address.startsWith(path) && ".~".includes(address.charAt(path.length));

/** The disclosure nearest to an address among those that are not filled yet. */
function nextToFill(article: HTMLElement, address: string): HTMLDetailsElement | undefined {
  const waiting = [...article.querySelectorAll<HTMLElement>("details > [data-elsewhere]")]
    .map((holder) => holder.parentElement as HTMLDetailsElement)
    .filter(({ dataset }) => isBelow(dataset.path ?? "", address));
  return waiting.sort((a, b) => (b.dataset.path ?? "").length - (a.dataset.path ?? "").length)[0];
}

async function find(article: HTMLElement, address: string): Promise<HTMLElement | null> {
  for (;;) {
    const element = document.getElementById(address);
    if (element) return article.contains(element) ? element : null;
    const details = nextToFill(article, address);
    if (!details || !(await fillPart(details))) return null;
  }
}

/** Opens the path to a field, marks the field, and scrolls to it; false if there is no such field. */
export async function openAddress(article: HTMLElement, address: string): Promise<boolean> {
  if (!address) return false;
  const element = await find(article, address);
  if (!element) return false;
  unfold(element);
  if (!element.getClientRects().length) showOptional(article);
  article.querySelector("[data-marked]")?.removeAttribute("data-marked");
  if (element.matches(".field, details")) element.dataset.marked = "";
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "start" });
  return true;
}

/** Copies the link of a field and announces that. */
export async function copyFieldLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return;
  }
  link.dataset.copied = text.linkCopied;
  say(text.linkCopied, false);
  setTimeout(() => delete link.dataset.copied, saidMs);
}
