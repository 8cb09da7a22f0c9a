import { jsFetch } from "@scalar/snippetz/plugins/js/fetch";
import { indentedValue, isJsonBody } from "../json-literal";
import { doubleQuoted, hasControls, singleQuoted } from "../quoting";
import { fieldLines, type SampleWriter } from "../sample-writer";

const quoted = (text: string) =>
  hasControls(text) || text.includes("'") ? doubleQuoted(text) : singleQuoted(text);

export const javascript: SampleWriter = {
  printer: jsFetch,
  quoted,
  block: (text) => `\`${text.replace(/[\\`]|\$(?=\{)/g, "\\$&")}\``,
  // Numbers stay as written.
  body: (body, literal) =>
    isJsonBody(body) ? `JSON.stringify(${indentedValue(body.text, "  ")})` : literal,
  form(fields) {
    const lines = fieldLines(fields, ({ name, value, isFile }) =>
      isFile
        ? `form.append(${quoted(name)}, fileInput.files[0], ${quoted(value)});`
        : `form.append(${quoted(name)}, ${quoted(value)});`,
    );
    return { code: "form", before: `const form = new FormData();\n${lines}\n\n` };
  },
  finish: (code, _, body) =>
    `${body?.before ?? ""}const response = await ${code};\n` +
    "if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);",
};
