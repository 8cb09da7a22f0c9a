/** Collects what is typed while the search is on its way: its field gets it when it is there. */
export function typedMeanwhile(start: string) {
  let typed = start;
  let cancelled = false;
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Escape") cancelled = true;
    else if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("keydown", onKey, true);
  return {
    text: () => typed,
    isCancelled: () => cancelled,
    stop: () => window.removeEventListener("keydown", onKey, true),
  };
}
