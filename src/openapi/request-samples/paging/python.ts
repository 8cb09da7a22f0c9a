import { indented } from "../blocks";
import { doubleQuoted as quoted } from "../quoting";
import { failure, member } from "../writers/python";
import type { PagingWriter } from "./paged-request";

/** A generator. */
export const pythonPages: PagingWriter = ({ url, headers, paging, error }) => {
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
