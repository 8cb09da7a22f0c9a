import { quoted } from "./quoting";

const pythonWords: Record<string, string> = { true: "True", false: "False", null: "None" };

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** True for a body that is written as a value of the language instead of as a text. */
export function isJsonBody({ mediaType, text }: { mediaType: string; text: string }): boolean {
  return /[/+]json\b/i.test(mediaType) && isJson(text);
}

const indented = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);

/** JSON as a value in JavaScript. Numbers are those of the text. */
export const javascriptValue = (json: string) => indented(json.trim(), "  ");

/** JSON as a value in Python. Strings are written anew: JSON knows escapes that Python does not. */
export function pythonValue(json: string): string {
  const python = json
    .trim()
    .replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (token) =>
      token.startsWith('"')
        ? quoted.python(JSON.parse(token) as string)
        : (pythonWords[token] ?? token),
    );
  return indented(python, "    ");
}
