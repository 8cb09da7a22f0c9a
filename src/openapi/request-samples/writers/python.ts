import { pythonRequests } from "@scalar/snippetz/plugins/python/requests";
import { errorWords, type AnswerForm, type FieldNames } from "../answer-form";
import { indented } from "../blocks";
import { indentedValue, isJsonBody } from "../json-literal";
import { marks } from "../marks";
import type { PagingWriter } from "../paged-request";
import { doubleQuoted as quoted } from "../quoting";
import { fieldLines, type SampleWriter } from "../sample-writer";

const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);

const words: Record<string, string> = { true: "True", false: "False", null: "None" };

/** JSON as a value. Strings are quoted again because JSON has escapes that Python does not know. */
function valueOf(json: string): string {
  const value = json.replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (token) =>
    token.startsWith('"') ? quoted(JSON.parse(token) as string) : (words[token] ?? token),
  );
  return indentedValue(value, "    ");
}

/** A field of a variable. */
const member = (variable: string, names: FieldNames) =>
  variable + names.map((name) => `[${quoted(name)}]`).join("");

/** Raises what went wrong, if something did. */
function failure(error: AnswerForm["error"]): string {
  if (!error) return "response.raise_for_status()";
  // Before Python 3.12, the quotes of a text cannot occur in its braces.
  const shown = (names: FieldNames) => `{error${names.map((name) => `['${name}']`).join("")}}`;
  return `if not response.ok:
    error = response.json()
    raise RuntimeError(
        f"{response.status_code} ${errorWords(error, shown)}"
    )`;
}

/** A generator. */
const pages: PagingWriter = ({ url, headers, paging, error }) => {
  const { parameter, rows, next } = paging;
  const lines = headers.map(({ name, value }) => `        ${quoted(name)}: ${quoted(value)},\n`);
  return `import requests


def all_rows():
    headers = {
${lines.join("")}    }
    params = {}
    while True:
        response = requests.get(${quoted(url)}, headers=headers, params=params)
${indented(failure(error), "        ")}
        answer = response.json()
        yield from ${member("answer", rows)}
        following = ${member("answer", next).replace(/\[([^\]]*)\]$/, ".get($1)")}
        if not following:
            return
        params[${quoted(parameter)}] = following


for row in all_rows():
    print(row)`;
};

export const python: SampleWriter = {
  printer: pythonRequests,
  // With others, the printer omits the body.
  mimeType: "application/octet-stream",
  quoted,
  body: (body, literal) =>
    isJsonBody(body) ? `json=${valueOf(body.text)}` : `data=${literal}.encode()`,
  form(fields) {
    const lines = fieldLines(fields, ({ name, value, isFile }) => {
      const content = isFile ? `open(${quoted(value)}, "rb")` : `(None, ${quoted(value)})`;
      return `      (${quoted(name)}, ${content}),`;
    });
    return { code: `files=[\n${lines}\n    ]` };
  },
  finish(code, { method, answer }) {
    const call = `requests.${method.toLowerCase()}(`;
    const known = methods.has(method)
      ? code
      : code.replace(call, `requests.request(\n    "${method}",`);
    const whole = known.replace(`data=b"${marks.body}"`, marks.body);
    return `import requests\n\nresponse = ${whole}\n${failure(answer?.error)}\nprint(response.${answer?.isJson ? "json()" : "text"})`;
  },
  pages,
};
