/**
 * Folds the half of a page that is not for its reader; it is stringified, so it may use nothing outside itself. Runs at
 * the end of the body, before the first paint, and again when the reader chooses. A half stays open if the address leads
 * into it. Only attributes change, so that React finds the elements that it expects.
 */
export function foldHalves(key: string, chosen?: string): void {
  let target: Element | null = null;
  let reader = chosen;
  try {
    reader ??= localStorage.getItem(key) ?? undefined;
    target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch (error) {
    console.info("The reader's choice cannot be read", error);
  }
  // Who comes from the reference wants calls.
  reader ??= /\/api(\/|$)/.test(document.referrer) ? "api" : "app";
  document.querySelectorAll<HTMLDetailsElement>("details[data-half]").forEach((half) => {
    half.open = half.dataset.half === reader || half.contains(target);
  });
}
