import { jsFetch } from "@scalar/snippetz/plugins/js/fetch";
import { errorWords, type AnswerForm, type FieldNames } from "../answer-form";
import { indented } from "../blocks";
import { indentedValue, isJsonBody } from "../json-literal";
import type { PagingWriter } from "../paged-request";
import { doubleQuoted, hasControls, singleQuoted } from "../quoting";
import { fieldLines, type SampleWriter } from "../sample-writer";

/** A text with the language's usual quotes. */
const quoted = (text: string) =>
  hasControls(text) || text.includes("'") ? doubleQuoted(text) : singleQuoted(text);

/** A field of a variable. */
const member = (variable: string, names: FieldNames) =>
  variable +
  names
    .map((name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${quoted(name)}]`))
    .join("");

/** Throws what went wrong, if something did. */
function failure(error: AnswerForm["error"]): string {
  if (!error)
    return "if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);";
  return `if (!response.ok) {
  const error = await response.json();
  throw new Error(\`\${response.status} ${errorWords(error, (names) => `\${${member("error", names)}}`)}\`);
}`;
}

/** An asynchronous generator. */
const pages: PagingWriter = ({ url, headers, paging, error }) => {
  const { parameter, rows, next } = paging;
  const lines = headers.map(
    ({ name, value }) => `      ${/^\w+$/.test(name) ? name : quoted(name)}: ${quoted(value)}`,
  );
  const options = lines.length ? `, {\n    headers: {\n${lines.join(",\n")}\n    }\n  }` : "";
  return `async function* allRows() {
  const url = new URL(${quoted(url)});
  while (true) {
    const response = await fetch(url${options.replaceAll("\n", "\n  ")});
${indented(failure(error), "    ")}
    const answer = await response.json();
    yield* ${member("answer", rows)};
    const next = ${member("answer", next)};
    if (!next) return;
    url.searchParams.set(${quoted(parameter)}, next);
  }
}

for await (const row of allRows()) console.log(row);`;
};

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
  finish: (code, { answer }, body) =>
    `${body?.before ?? ""}const response = await ${code};\n${failure(answer?.error)}${
      answer?.isJson ? "\nconsole.log(await response.json());" : ""
    }`,
  pages,
};
