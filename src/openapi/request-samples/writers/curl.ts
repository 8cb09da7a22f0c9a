import { shellCurl } from "@scalar/snippetz/plugins/shell/curl";
import { errorWords, type FieldNames } from "../answer-form";
import { marks } from "../marks";
import type { PagingWriter } from "../paged-request";
import { shellQuoted } from "../quoting";
import { fieldLines, isForm, type SampleWriter } from "../sample-writer";

/** curl treats commas and semicolons as syntax unless the name is in quotes. */
const fileName = (name: string) =>
  /[",;\\]/.test(name) ? `"${name.replace(/[\\"]/g, "\\$&")}"` : name;

/** A field of an answer, for jq. */
const member = (names: FieldNames) =>
  names.map((name) => `.${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}`).join("");

/** A shell function that writes one row per line; jq reads the answers. */
const pages: PagingWriter = ({ url, headers, paging, error }) => {
  const { parameter, rows, next } = paging;
  const lines = headers.map(
    ({ name, value }) => `      --header ${shellQuoted(`${name}: ${value}`)} \\\n`,
  );
  const said = error ? `"${errorWords(error, (names) => `\\(${member(names)})`)}"` : ".";
  return `all_rows() {
  local answer next query=()
  while true; do
    answer=$(curl ${shellQuoted(url)} \\
      --get --silent --show-error --fail-with-body \\
${lines.join("")}      "\${query[@]}") || {
      jq --raw-output ${shellQuoted(said)} <<< "$answer" >&2
      return 1
    }
    jq --compact-output ${shellQuoted(`${member(rows)}[]`)} <<< "$answer"
    next=$(jq --raw-output ${shellQuoted(`${member(next)} // empty`)} <<< "$answer")
    [ -n "$next" ] || return 0
    query=(--data-urlencode "${encodeURIComponent(parameter)}=$next")
  done
}

all_rows`;
};

export const curl: SampleWriter = {
  printer: shellCurl,
  quoted: shellQuoted,
  form(fields) {
    // With `--form`, a text may mean a file; with `--form-string`, it never does.
    const code = fieldLines(
      fields,
      ({ name, value, isFile }) =>
        isFile
          ? `--form ${shellQuoted(`${name}=@${fileName(value)}`)}`
          : `--form-string ${shellQuoted(`${name}=${value}`)}`,
      " \\\n  ",
    );
    return { code };
  },
  finish(printed, request) {
    const { method, body } = request;
    // Shows the body of an error, and ends with a code that stops scripts.
    const code = printed.replace(/^curl \S+/, (start) => `${start} \\\n  --fail-with-body`);
    const data = `--data '${marks.body}'`;
    const withMethod =
      method === "HEAD"
        ? code.replace("--request HEAD", "--head")
        : // With a body, curl would send a POST.
          method === "GET" && body
          ? code.replace(" \\\n", " \\\n  --request GET \\\n")
          : code;
    if (isForm(request)) return withMethod.replace(data, marks.body);
    // `--data` takes a text that begins with @ for the name of a file.
    return body?.text.startsWith("@")
      ? withMethod.replace(data, `--data-raw '${marks.body}'`)
      : withMethod;
  },
  pages,
};
