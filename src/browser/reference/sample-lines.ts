import { text } from "../../i18n/text";
import { fieldStep } from "../../openapi/field-path";
import { makeElement } from "../make-element";
import { linePlaces, type LinePlace } from "./line-places";
import "./sample-lines.lazy.css";

interface PreparedLine extends LinePlace {
  element: HTMLElement;
}

const prepared = new WeakMap<Element, PreparedLine[]>();

/** Puts each line of highlighted code into an element of its own; the text stays the same. */
function splitLines(code: Element): HTMLElement[] {
  const newLine = () => makeElement("span", { class: "line" });
  const lines = [newLine()];
  for (const node of [...code.childNodes])
    (node.textContent ?? "").split("\n").forEach((piece, index) => {
      if (index > 0) {
        lines.at(-1)?.append("\n");
        lines.push(newLine());
      }
      if (!piece) return;
      const copy = node.cloneNode(false);
      copy.textContent = piece;
      lines.at(-1)?.append(copy);
    });
  code.replaceChildren(...lines);
  return lines;
}

const showOpen = (button: HTMLElement, isOpen: boolean) =>
  button.setAttribute("aria-expanded", String(isOpen));

function addFold(line: PreparedLine, inside: readonly PreparedLine[]): void {
  const about = { type: "button", class: "fold", "aria-label": text.foldLines };
  const button = makeElement("button", about);
  showOpen(button, true);
  button.addEventListener("click", () => {
    const isOpen = button.getAttribute("aria-expanded") === "true";
    showOpen(button, !isOpen);
    for (const { element } of inside) element.hidden = isOpen;
    if (!isOpen) for (const { element } of inside) unfoldWithin(element);
  });
  line.element.prepend(button);
}

/** What was folded within lines that show again is open, as the lines are. */
function unfoldWithin(line: HTMLElement): void {
  const button = line.querySelector<HTMLElement>(".fold");
  if (button) showOpen(button, true);
}

function prepare(code: Element): PreparedLine[] {
  const known = prepared.get(code);
  if (known) return known;
  const elements = splitLines(code);
  const places = linePlaces(
    elements.map(({ textContent }) => textContent?.replace("\n", "") ?? ""),
  );
  const lines = elements.map((element, index) => ({ element, ...places[index] }));
  lines.forEach((line, index) => {
    if (line.end !== undefined) addFold(line, lines.slice(index + 1, line.end + 1));
  });
  prepared.set(code, lines);
  return lines;
}

/** The field of a line: what a call wraps around its body is in no address. */
function fieldOf({ keys = [] }: LinePlace, root: string): HTMLElement | null {
  for (let from = 0; from < keys.length; from++) {
    const address = [root, ...keys.slice(from).map(fieldStep)].join(".");
    const field = document.getElementById(address);
    if (field) return field;
  }
  return null;
}

const codesOf = (article: Element, root: string) =>
  article.querySelectorAll(`[data-root="${CSS.escape(root)}"] pre > code`);

function light(article: Element, elements: readonly Element[]): void {
  for (const lit of article.querySelectorAll("[data-lit]"))
    if (!elements.includes(lit)) lit.removeAttribute("data-lit");
  for (const element of elements) element.setAttribute("data-lit", "");
}

/** Folded code shows the line; it shows its beginning again when no line is meant. */
function showLine(code: Element, line: HTMLElement | undefined): void {
  const pre = code.parentElement;
  if (!pre || getComputedStyle(pre).overflowY !== "hidden") return;
  pre.scrollTop = line ? line.offsetTop - pre.clientHeight / 2 : 0;
}

function lightLines(article: Element, field: Element): void {
  const [root = ""] = field.id.split(/[.~]/);
  const lit = [...codesOf(article, root)].flatMap((code) => {
    const own = prepare(code)
      .filter((line) => fieldOf(line, root) === field)
      .map(({ element }) => element);
    showLine(code, own[0]);
    return own;
  });
  light(article, lit);
}

/** Marks the lines of samples that belong to a field, and the field that belongs to a line. */
export function markCounterpart(article: Element, target: Element): void {
  const field = target.closest(".field");
  if (field) {
    lightLines(article, field);
    return;
  }
  const code = target.closest("pre")?.querySelector("code");
  const root = code?.closest<HTMLElement>("[data-root]")?.dataset.root;
  if (!code || root === undefined) {
    light(article, []);
    return;
  }
  const line = prepare(code).find(({ element }) => element.contains(target));
  const own = line && fieldOf(line, root);
  light(article, own ? [own, line.element] : []);
}
