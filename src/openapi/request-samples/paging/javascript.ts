import { indented } from "../blocks";
import { failure, member, quoted } from "../writers/javascript";
import type { PagingWriter } from "./paged-request";

/** An asynchronous generator. */
export const javascriptPages: PagingWriter = ({ url, headers, paging, error }) => {
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
