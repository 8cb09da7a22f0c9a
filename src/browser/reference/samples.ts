import { builtHtml } from "../trusted";
import type { OperationFile } from "./operation-file";
import { readStorage, writeStorage } from "../storage";
import { storageKeys } from "../storage-keys";
import { takeReferenceFile } from "./files";

const select = (root: Element, name: string) =>
  root.querySelector<HTMLSelectElement>(`select[${name}]`);

function put(panel: Element, html: string | undefined): void {
  const raw = panel.querySelector(".raw");
  if (!raw || html === undefined) return;
  raw.innerHTML = builtHtml(html);
}

/** Shows the request in the chosen language, from the chosen example. */
export async function showRequest(article: Element, file: string): Promise<void> {
  const panel = article.querySelector("[data-request]");
  const language = panel && select(panel, "data-request-language");
  if (!panel || !language) return;
  const { requests } = await takeReferenceFile<OperationFile>(file);
  const example = Number(select(panel, "data-request-example")?.value ?? 0);
  put(panel, requests[example]?.[language.value]);
}

/** The first example of each response is in the page; it is kept here while another one replaces it. */
const firstExamples = new WeakMap<Element, readonly Node[]>();

/** Shows the chosen example of a response. */
export async function showResponse(choice: HTMLSelectElement, file: string): Promise<void> {
  const panel = choice.closest("details");
  if (!panel) return;
  const raw = panel.querySelector(".raw");
  const first = firstExamples.get(panel) ?? [...(raw?.childNodes ?? [])];
  firstExamples.set(panel, first);
  const chosen = Number(choice.value);
  if (chosen === 0) return raw?.replaceChildren(...first);
  const { responses } = await takeReferenceFile<OperationFile>(file);
  if (Number(choice.value) === chosen)
    put(panel, responses[choice.dataset.responseExample ?? ""]?.[chosen - 1]);
}

/** Opens the response to the chosen request: the example of the same name. Without one, nothing changes. */
export async function showAnswer(article: Element, file: string): Promise<void> {
  const [chosen] = select(article, "data-request-example")?.selectedOptions ?? [];
  const [status, place] = chosen?.dataset.answer?.split(" ") ?? [];
  const panel = [...article.querySelectorAll<HTMLDetailsElement>("details[data-status]")].find(
    (details) => details.dataset.status === status,
  );
  if (!panel || place === undefined) return;
  panel.open = true;
  const choice = select(panel, "data-response-example");
  if (!choice || choice.value === place) return;
  choice.value = place;
  await showResponse(choice, file);
}

/** Stores the language for all pages. */
export const rememberLanguage = (language: string) =>
  writeStorage(storageKeys.sampleLanguage, language);

/** Shows the language that the reader chose on another page or in another tab. */
export async function followLanguage(article: Element, file: string): Promise<void> {
  const language = select(article, "data-request-language");
  const stored = readStorage(storageKeys.sampleLanguage);
  if (!language || !stored || stored === language.value) return;
  if (![...language.options].some(({ value }) => value === stored)) return;
  language.value = stored;
  await showRequest(article, file);
}
