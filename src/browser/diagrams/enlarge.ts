import { text } from "../../i18n/text";
import { makeButton, makeElement } from "../make-element";
import "./enlarge.lazy.css";

const step = 1.25;
const widest = 4;

const isShown = (svg: SVGElement) => svg.getClientRects().length > 0;

/** The drawing that the reader sees, and how wide it is by nature. */
function drawingOf(figure: Element) {
  const drawings = [...figure.querySelectorAll("svg")];
  const shown = drawings.find(isShown) ?? drawings[0];
  return shown && { svg: shown.cloneNode(true) as SVGElement, width: shown.viewBox.baseVal.width };
}

/** Shows a diagram in a dialog as large as the window, to be enlarged further. Escape, Back, and links in it close it. */
export function enlargeDiagram(button: HTMLElement): void {
  const drawing = drawingOf(button.closest("figure") ?? button);
  if (!drawing) return;
  const { svg, width } = drawing;
  const box = makeElement("div", { class: "drawn", tabindex: "0" }, svg);

  let scale = 1;
  const show = (wanted: number) => {
    scale = Math.max(1, Math.min(wanted, widest));
    svg.style.width = `${Math.round(width * scale)}px`;
    smaller.disabled = scale === 1;
    larger.disabled = scale === widest;
  };
  const smaller = makeButton(text.smaller, () => show(scale / step));
  const larger = makeButton(text.larger, () => show(scale * step));
  const close = makeButton(text.close, () => dialog.close());
  const bar = makeElement("div", { class: "enlarged-bar" }, smaller, larger, close);
  const label = svg.getAttribute("aria-label") ?? "";
  const about = { class: "diagram enlarged", "aria-label": label };
  const dialog = makeElement("dialog", about, bar, box);

  const ending = new AbortController();
  const { signal } = ending;
  dialog.addEventListener("close", () => {
    ending.abort();
    dialog.remove();
  });
  dialog.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a[href]")) dialog.close();
  });
  window.addEventListener("popstate", () => dialog.close(), { signal });

  document.body.append(dialog);
  dialog.showModal();
  const { height } = svg.getBoundingClientRect();
  const room = Math.min(box.clientWidth / width, box.clientHeight / (height || 1));
  show(room);
  box.focus();
}
