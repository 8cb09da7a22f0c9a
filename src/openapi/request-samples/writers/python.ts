import { pythonRequests } from "@scalar/snippetz/plugins/python/requests";
import { indentedValue, isJsonBody } from "../json-literal";
import { marks } from "../marks";
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
  finish(code, { method }) {
    const call = `requests.${method.toLowerCase()}(`;
    const known = methods.has(method)
      ? code
      : code.replace(call, `requests.request(\n    "${method}",`);
    const whole = known.replace(`data=b"${marks.body}"`, marks.body);
    return `import requests\n\nresponse = ${whole}\nresponse.raise_for_status()\nprint(response.text)`;
  },
};
