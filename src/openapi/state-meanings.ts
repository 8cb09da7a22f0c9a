import { kebabCase } from "../content/markdown/kebab-case";
import type { StateMachine } from "./state-machine";

/** Id of the line that says what a state means, on the page that draws its lifecycle. */
const stateId = (schemaName: string, state: string) =>
  `${kebabCase(schemaName)}-${state.replace(/[^\w-]+/g, "-")}`;

/** Addresses of what the states mean, by their names: on a page, or else beside the drawing. States may lack a description. */
export const meaningsOf = (schemaName: string, { states }: StateMachine, page = "") =>
  new Map(
    states
      .filter(({ description }) => description)
      .map(({ name }) => [name, `${page.replace(/#.*/, "")}#${stateId(schemaName, name)}`]),
  );

/** What the states mean, as a list that a drawing leads into. */
export async function meaningsHtml(
  schemaName: string,
  { states }: StateMachine,
  html: (markdown: string) => Promise<string>,
): Promise<string> {
  const items = states.map(async ({ name, description }) => {
    if (!description) return "";
    const meaning = (await html(description)).replace(/^<p>|<\/p>\s*$/g, "");
    return `<li id="${stateId(schemaName, name)}"><code>${name}</code>: ${meaning}</li>`;
  });
  const list = (await Promise.all(items)).join("");
  return list && `<ul class="states">${list}</ul>`;
}

/** Puts the meanings of states below the drawing of an overview that leads to them. */
export function belowDrawing(html: string, schemaName: string, meanings: string): string {
  const end = "</figure>";
  const drawing = html.indexOf(`href="#${stateId(schemaName, "")}`);
  const at = html.indexOf(end, drawing) + end.length;
  return drawing < 0 ? html : html.slice(0, at) + meanings + html.slice(at);
}
