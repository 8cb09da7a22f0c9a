import { text } from "../../../../i18n/text";

const set = (element: Element, attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/**
 * DocSearch's modal has `role="button"`, and its options contain links and buttons, which options must not. They become a
 * dialog, a combobox, and grids. React keeps attributes whose props do not change; later elements are repaired as they
 * come.
 */
export function repairRoles(modal: Element): void {
  for (const name of ["aria-expanded", "aria-haspopup", "aria-labelledby", "aria-controls"])
    modal.removeAttribute(name);
  set(modal, {
    role: "dialog",
    "aria-modal": "true",
    "aria-label": text.search.dialog,
    tabindex: "-1",
  });
  const lists = [...modal.querySelectorAll(".DocSearch-Hits")];
  const input = modal.querySelector(".DocSearch-Input");
  if (input)
    set(input, {
      role: "combobox",
      "aria-haspopup": "grid",
      "aria-expanded": String(lists.length > 0),
      "aria-autocomplete": "list",
    });
  for (const list of lists) {
    const grid = list.querySelector("ul");
    const title = list.querySelector(".DocSearch-Hit-source")?.textContent;
    if (!grid || !title) continue;
    grid.removeAttribute("aria-labelledby");
    set(grid, { role: "grid", "aria-label": title });
    for (const row of grid.children) set(row, { role: "row" });
  }
  modal.querySelector(".DocSearch-LoadingIndicator svg")?.setAttribute("aria-hidden", "true");
  for (const button of modal.querySelectorAll(".DocSearch-Hit-action-button"))
    set(button, { "aria-label": button.getAttribute("title") ?? "" });
}
