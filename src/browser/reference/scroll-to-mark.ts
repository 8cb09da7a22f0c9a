/** Scrolls a diagram that is wider than its place to the marked transition. */
function scrollToMark(box: HTMLElement): void {
  const middle = (box.scrollWidth * Number(box.dataset.mark)) / 100;
  box.scrollLeft = middle - box.clientWidth / 2;
}

/** Scrolls each marked diagram when it comes into view; before, it is not laid out. */
export function scrollToMarks(article: HTMLElement, signal: AbortSignal): void {
  if (!("IntersectionObserver" in window)) return;
  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      views.unobserve(target);
      scrollToMark(target);
    }
  });
  for (const box of article.querySelectorAll("[data-mark]")) views.observe(box);
  signal.addEventListener("abort", () => views.disconnect());
}
