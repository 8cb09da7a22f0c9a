import { createRoot } from "react-dom/client";
import type { CalculationSheet } from "../../../content/calculators/sheet";
import { CalculatorForm } from "./CalculatorForm";

/** Opens the form of a calculator below its worked example, or closes it. */
export function calculateHere(button: HTMLElement): void {
  const figure = button.closest<HTMLElement>("[data-sheet]");
  if (!figure) return;
  let host = figure.querySelector<HTMLElement>(":scope > div");
  if (!host) {
    host = document.createElement("div");
    host.hidden = true;
    figure.append(host);
    const label = figure.querySelector("figcaption")?.textContent ?? "";
    const sheet = JSON.parse(figure.dataset.sheet ?? "") as CalculationSheet;
    createRoot(host).render(<CalculatorForm sheet={sheet} label={label} />);
  }
  host.hidden = !host.hidden;
  button.setAttribute("aria-expanded", String(!host.hidden));
}
