import { phpCurl } from "@scalar/snippetz/plugins/php/curl";
import { errorWords, type AnswerForm, type FieldNames } from "../answer-form";
import { freeWord, indented } from "../blocks";
import { queryStart, type PagingWriter } from "../paged-request";
import { singleQuoted as quoted } from "../quoting";
import { fieldLines, type SampleWriter } from "../sample-writer";

/** A field of a variable. */
const member = (variable: string, names: FieldNames) =>
  `$${variable}${names.map((name) => `[${quoted(name)}]`).join("")}`;

/** Throws what went wrong, if something did. */
function failure(error: AnswerForm["error"]): string {
  const thrown = error
    ? `$error = json_decode($response, true);
  throw new RuntimeException("$status ${errorWords(error, (names) => `{${member("error", names)}}`)}");`
    : 'throw new RuntimeException("$status $response");';
  return `$status = curl_getinfo($ch, CURLINFO_RESPONSE_CODE);
if ($status >= 300) {
  ${thrown}
}
`;
}

/** A generator. */
const pages: PagingWriter = (request) => {
  const { url, headers, paging, error } = request;
  const lines = headers.map(({ name, value }) => `      ${quoted(`${name}: ${value}`)},\n`);
  return `<?php
function allRows(): Generator
{
  $query = '';
  do {
    $ch = curl_init(${quoted(url)} . $query);
    curl_setopt($ch, CURLOPT_RETURNTRANSFER, true);
    curl_setopt($ch, CURLOPT_HTTPHEADER, [
${lines.join("")}    ]);
    $response = curl_exec($ch);
${indented(failure(error), "    ")}    $answer = json_decode($response, true);
    foreach (${member("answer", paging.rows)} as $row) {
      yield $row;
    }
    $next = ${member("answer", paging.next)} ?? null;
    $query = ${quoted(queryStart(request))} . rawurlencode($next ?? '');
  } while ($next !== null);
}

foreach (allRows() as $row) {
  print_r($row);
}`;
};

export const php: SampleWriter = {
  printer: phpCurl,
  quoted,
  block(text) {
    const word = freeWord(text, "BODY");
    return `<<<'${word}'\n${text}\n${word}`;
  },
  form(fields) {
    const lines = fieldLines(fields, ({ name, value, isFile }) => {
      const content = isFile ? `new CURLFile(${quoted(value)})` : quoted(value);
      return `  ${quoted(name)} => ${content},`;
    });
    return { code: `[\n${lines}\n]` };
  },
  finish(code, { method, body, answer }) {
    const start = /(curl_init\(.*\);\n)\n(?:curl_setopt\(\$ch, CURLOPT_POST, true\);\n)?/;
    const option =
      method === "HEAD"
        ? "CURLOPT_NOBODY, true"
        : method === "GET" && !body
          ? ""
          : method === "POST" && body
            ? "CURLOPT_POST, true"
            : `CURLOPT_CUSTOMREQUEST, '${method}'`;
    const set = option && `curl_setopt($ch, ${option});\n`;
    const withMethod = code.replace(start, (_, init: string) => `${init}\n${set}`);
    return `<?php\n${withMethod.replace(
      /\ncurl_exec\(\$ch\);\s*curl_close\(\$ch\);/,
      () =>
        "\ncurl_setopt($ch, CURLOPT_RETURNTRANSFER, true);\n$response = curl_exec($ch);\n" +
        `${failure(answer?.error)}echo $response;`,
    )}`;
  },
  pages,
};
