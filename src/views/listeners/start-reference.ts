import { showConsole } from "./load-console";
import { loadForServers, wasLoadedForServers } from "../../browser/console/server-document";
import { savesData } from "../../browser/connection/connection";
import { chosenDepth, openToDepth, rememberDepth } from "../../browser/reference/depth";
import { copyFieldLink, openAddress } from "../../browser/reference/field-links";
import { fetchReferenceFile } from "../../browser/reference/files";
import { fillPart, prefetchPart } from "../../browser/reference/reference-parts";
import { followHeight } from "../../browser/reference/follow-height";
import { isPrinting, openForPrint } from "../../browser/reference/printing";
import { followRequiredOnly, rememberRequiredOnly } from "../../browser/reference/required-only";
import { scrollToMarks } from "../../browser/reference/scroll-to-mark";
import {
  followLanguage,
  rememberLanguage,
  showAnswer,
  showRequest,
  showResponse,
} from "../../browser/reference/samples";

/** For failed fetches, which files.ts has logged. */
const ignore = () => undefined;

function onChosen(article: HTMLElement, file: string, choice: HTMLInputElement): void {
  const { name, value } = choice;
  if (name === "request-language") rememberLanguage(value);
  if (name === "request-example") void showAnswer(article, file).catch(ignore);
  void (
    name.startsWith("request-") ? showRequest(article, file) : showResponse(choice, file)
  ).catch(ignore);
}

function onChange(article: HTMLElement, file: string, target: EventTarget | null): void {
  if (target instanceof HTMLSelectElement && target.matches("[data-depth]")) {
    rememberDepth(Number(target.value));
    void openToDepth(article, Number(target.value));
  } else if (target instanceof HTMLInputElement) {
    if (target.matches("[data-required-only]")) rememberRequiredOnly(target.checked);
    else if (target.closest("[data-choices]")) onChosen(article, file, target);
  }
}

async function onOpened(details: HTMLDetailsElement): Promise<void> {
  if (await fillPart(details)) {
    const depth = chosenDepth();
    if (depth > 0 && details.matches(".response")) await openToDepth(details, depth);
  }
}

/** Code that nobody needs before the pointer or the focus is somewhere in the article. */
const lineCode = () => import("../../browser/reference/sample-lines");

function onIntent(article: HTMLElement, file: string, target: Element): void {
  void lineCode()
    .then(({ markCounterpart }) => markCounterpart(article, target))
    .catch(ignore);
  if (savesData()) return;
  const summary = target.closest("summary");
  if (summary?.parentElement) prefetchPart(summary.parentElement);
  if (target.closest("[data-choices]")) void fetchReferenceFile(file).catch(ignore);
}

/** Makes an article interactive: field links, nested fields, samples, console, and print. Returns a function that stops it. */
export function startReference(article: HTMLElement, file: string): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const toAddress = () => void openAddress(article, location.hash.slice(1));
  let afterPrint = ignore as () => void;

  article.addEventListener("change", ({ target }) => onChange(article, file, target), { signal });
  article.addEventListener(
    "toggle",
    ({ target }) =>
      target instanceof HTMLDetailsElement &&
      target.open &&
      !isPrinting(article) &&
      void onOpened(target),
    { signal, capture: true },
  );
  for (const intent of ["pointerover", "focusin"] as const)
    article.addEventListener(
      intent,
      ({ target }) => target instanceof Element && onIntent(article, file, target),
      { signal, passive: true },
    );
  article.addEventListener(
    "click",
    ({ target }) => {
      const link = (target as Element | null)?.closest<HTMLAnchorElement>(".field-name");
      if (link) void copyFieldLink(link);
      const opener = (target as Element | null)?.closest<HTMLElement>("[data-console]");
      if (opener && !loadForServers()) void showConsole(opener);
    },
    { signal },
  );
  window.addEventListener("hashchange", toAddress, { signal });
  window.addEventListener("storage", () => void followLanguage(article, file).catch(ignore), {
    signal,
  });
  window.addEventListener("beforeprint", () => (afterPrint = openForPrint(article)), { signal });
  window.addEventListener("afterprint", () => afterPrint(), { signal });

  const depth = chosenDepth();
  const choice = article.querySelector<HTMLSelectElement>("select[data-depth]");
  if (choice && depth > 0) choice.value = String(depth);
  followRequiredOnly(article);
  const panels = article.querySelector<HTMLElement>(".operation-panels");
  if (panels) followHeight(panels, signal);
  scrollToMarks(article, signal);
  void followLanguage(article, file).catch(ignore);
  const opener = article.querySelector<HTMLElement>("[data-console]");
  if (opener && wasLoadedForServers()) void showConsole(opener);
  void (depth > 0 ? openToDepth(article, depth) : Promise.resolve()).then(toAddress);
  return () => ending.abort();
}
