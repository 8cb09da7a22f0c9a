/** Puts an article, as the build renders it, into the document. */
export function articleOf(html: string): HTMLElement {
  document.body.innerHTML = `<article>${html}</article>`;
  const article = document.querySelector("article");
  if (!article) throw new Error("no article");
  return article;
}

/** A disclosure whose content is in a file, or here. */
export function nested(path: string, part: string, inner: string | { file: string }): string {
  const content =
    typeof inner === "string"
      ? inner
      : `<div class="facts" data-elsewhere="${inner.file}">names of fields</div>`;
  return `<details class="nested" data-part="${part}" data-path="${path}"><summary>${part}</summary>${content}</details>`;
}

/** A field with what is below it. */
export const field = (path: string, below = "") =>
  `<li class="field" id="${path}"><a class="field-name" href="#${path}">name</a>${below}</li>`;

/** Answers `fetch` with these files by name; returns the names that were fetched. */
export function serveFiles(files: Record<string, unknown>): string[] {
  const asked: string[] = [];
  Object.assign(globalThis, { __PATH_PREFIX__: "" });
  globalThis.fetch = (async (url: string) => {
    const name = url.replace("/static/reference/", "");
    asked.push(name);
    return { ok: name in files, status: 404, url, json: async () => files[name] };
  }) as unknown as typeof fetch;
  return asked;
}

/** Whether the disclosure of an address is open. */
export const isOpen = (path: string) =>
  document.querySelector<HTMLDetailsElement>(`details[data-path="${path}"]`)?.open;
