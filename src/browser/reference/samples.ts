import { builtHtml } from "../trusted";
import type { OperationFile } from "./operation-file";
import { sampleLength } from "./sample-length";
import { withPrefixedLinks } from "./prefixed-links";
import { readStorage, writeStorage } from "../storage";
import { storageKeys } from "../storage-keys";
import { takeReferenceFile } from "./files";

const choicesIn = (root: Element, name: string) => [
  ...root.querySelectorAll<HTMLInputElement>(`[data-choices="${name}"] input`),
];
const chosenOf = (inputs: readonly HTMLInputElement[]) => inputs.find(({ checked }) => checked);

function markLength(raw: HTMLElement): void {
  const foldable = raw.closest<HTMLElement>(".foldable");
  const length = sampleLength(raw.querySelector("pre code")?.textContent ?? "");
  if (!foldable) return;
  if (length) foldable.dataset.length = length;
  else delete foldable.dataset.length;
}

function put(panel: Element, html: string | undefined): void {
  const raw = panel.querySelector<HTMLElement>(".raw");
  if (!raw || html === undefined) return;
  raw.innerHTML = builtHtml(withPrefixedLinks(html));
  markLength(raw);
}

/** Shows the request in the chosen language, from the chosen example. */
export async function showRequest(article: Element, file: string): Promise<void> {
  const panel = article.querySelector("[data-request]");
  if (!panel) return;
  const { requests } = await takeReferenceFile<OperationFile>(file);
  const language = chosenOf(choicesIn(panel, "request-language"))?.value;
  const example = Number(chosenOf(choicesIn(panel, "request-example"))?.value ?? 0);
  if (language) put(panel, requests[example]?.[language]);
}

/** The first example of each response is in the page; it is kept here while another one replaces it. */
const firstExamples = new WeakMap<Element, readonly Node[]>();

/** Shows an example of a response. */
export async function showResponse(choice: HTMLInputElement, file: string): Promise<void> {
  const panel = choice.closest<HTMLElement>("details");
  const raw = panel?.querySelector<HTMLElement>(".raw");
  if (!panel || !raw) return;
  const first = firstExamples.get(panel) ?? [...raw.childNodes];
  firstExamples.set(panel, first);
  const place = Number(choice.value);
  if (place === 0) {
    raw.replaceChildren(...first);
    markLength(raw);
    return;
  }
  const { responses } = await takeReferenceFile<OperationFile>(file);
  if (choice.checked) put(panel, responses[panel.dataset.status ?? ""]?.[place - 1]);
}

/** Opens the response to the chosen request: the example of the same name. Without one, nothing changes. */
export async function showAnswer(article: Element, file: string): Promise<void> {
  const chosen = chosenOf(choicesIn(article, "request-example"));
  const [status = "", place] = chosen?.dataset.answer?.split(" ") ?? [];
  const panel = [...article.querySelectorAll<HTMLDetailsElement>("details[data-status]")].find(
    (details) => details.dataset.status === status,
  );
  if (!panel || place === undefined) return;
  panel.open = true;
  const errors = panel.closest<HTMLDetailsElement>("details.errors");
  if (errors) errors.open = true;
  const choice = choicesIn(panel, `example-${status}`).find(({ value }) => value === place);
  if (!choice || choice.checked) return;
  choice.checked = true;
  await showResponse(choice, file);
}

/** Stores the language for all pages. */
export const rememberLanguage = (language: string) =>
  writeStorage(storageKeys.sampleLanguage, language);

/** Shows the language that the reader chose on another page or in another tab. */
export async function followLanguage(article: Element, file: string): Promise<void> {
  const stored = readStorage(storageKeys.sampleLanguage);
  const choice = choicesIn(article, "request-language").find(({ value }) => value === stored);
  if (!choice || choice.checked) return;
  choice.checked = true;
  await showRequest(article, file);
}
