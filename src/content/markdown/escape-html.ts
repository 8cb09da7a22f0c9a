const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const replace = (character: string) => entities[character] ?? character;

/** Escapes text between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, replace);
}

/** Escapes the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, replace);
}
