/** True while a page is printed, when nothing can wait for a file. */
export const isPrinting = (article: HTMLElement) => article.dataset.printing !== undefined;

/** What stays closed on paper: errors, what is nested in answers, and expressions behind their prefix. */
const closedOnPaper =
  ".errors, .errors details, #errors ~ details, #errors ~ details *, .response .nested, .pattern";

/** Opens fields and answers for printing; the returned function restores it. */
export function openForPrint(article: HTMLElement): () => void {
  article.dataset.printing = "";
  const closed = [...article.querySelectorAll<HTMLDetailsElement>("details:not([open])")].filter(
    (details) => !details.matches(closedOnPaper),
  );
  const named = [...article.querySelectorAll<HTMLDetailsElement>("details[name]")];
  const openNamed = named.filter(({ open }) => open);
  const names = named.map((details) => [details, details.getAttribute("name") ?? ""] as const);
  for (const details of named) details.removeAttribute("name");
  for (const details of closed) details.open = true;
  return () => {
    delete article.dataset.printing;
    for (const details of closed) details.open = false;
    for (const [details, name] of names) details.setAttribute("name", name);
    for (const details of openNamed) details.open = true;
  };
}
