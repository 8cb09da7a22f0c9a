/** An element with attributes and content, where React does not draw. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

/** A button with a label. */
export function makeButton(label: string, onPress: () => void): HTMLButtonElement {
  const button = makeElement("button", { type: "button" }, label);
  button.addEventListener("click", onPress);
  return button;
}
