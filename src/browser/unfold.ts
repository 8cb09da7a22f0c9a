/** Opens an element and every disclosure around it, which hide what is in them. */
export function unfold(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
}
