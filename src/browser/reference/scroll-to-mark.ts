/** Scrolls a diagram that is wider than its place to the marked transition. */
export function scrollToMark(box: HTMLElement): void {
  const middle = (box.scrollWidth * Number(box.dataset.mark)) / 100;
  box.scrollLeft = middle - box.clientWidth / 2;
}

/** Scrolls each marked diagram once it is there: images are loaded when they come into view. */
export function scrollToMarks(article: HTMLElement, signal: AbortSignal): void {
  const scroll = (image: EventTarget | null) => {
    const box = image instanceof Element && image.closest<HTMLElement>("[data-mark]");
    if (box) scrollToMark(box);
  };
  article.addEventListener("load", ({ target }) => scroll(target), { signal, capture: true });
  for (const image of article.querySelectorAll<HTMLImageElement>("[data-mark] img"))
    if (image.complete) scroll(image);
}
