import type { ConsoleOperation } from "../../../browser/console/request/console-operation";
import { nodeAt, pathOf, readJson } from "../../../browser/console/request/exact-json";
import { unfold } from "../../../browser/unfold";
import { fieldId } from "./console-context";

function focus(element: HTMLElement): void {
  unfold(element);
  element.scrollIntoView({ block: "center" });
  element.focus({ preventScroll: true });
}

/** Focuses the field of an error in the form or in the text; for a missing field, the one that should contain it. */
export function goToField(
  { parameters }: ConsoleOperation,
  body: string,
  tab: "form" | "json",
  { pointer, parameter }: { pointer?: string; parameter?: string },
): void {
  const key = parameters.find(({ name }) => name === parameter)?.key;
  const field = key && document.getElementById(`console-${key}`);
  if (field) return focus(field);
  if (pointer === undefined) return;
  const { node } = readJson(body);
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    if (tab === "json") {
      const found = nodeAt(node, pathOf(node, at));
      const text = document.getElementById("console-json");
      if (found && text instanceof HTMLTextAreaElement) {
        focus(text);
        text.setSelectionRange(found.offset, found.offset + found.length);
        return;
      }
    } else {
      const element = document.getElementById(fieldId(at));
      if (element) return focus(element);
    }
    if (!at.includes("/")) return;
  }
}
