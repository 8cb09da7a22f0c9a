import { errorWords } from "../answer-form";
import { shellQuoted as quoted } from "../quoting";
import { member } from "../writers/curl";
import type { PagingWriter } from "./paged-request";

/** A shell function that writes one row per line; jq reads the answers. */
export const curlPages: PagingWriter = ({ url, headers, paging, error }) => {
  const { parameter, rows, next } = paging;
  const lines = headers.map(
    ({ name, value }) => `      --header ${quoted(`${name}: ${value}`)} \\\n`,
  );
  const said = error ? `"${errorWords(error, (names) => `\\(${member(names)})`)}"` : ".";
  return `all_rows() {
  local answer next query=()
  while true; do
    answer=$(curl ${quoted(url)} \\
      --get --silent --show-error --fail-with-body \\
${lines.join("")}      "\${query[@]}") || {
      jq --raw-output ${quoted(said)} <<< "$answer" >&2
      return 1
    }
    jq --compact-output ${quoted(`${member(rows)}[]`)} <<< "$answer"
    next=$(jq --raw-output ${quoted(`${member(next)} // empty`)} <<< "$answer")
    [ -n "$next" ] || return 0
    query=(--data-urlencode "${encodeURIComponent(parameter)}=$next")
  done
}

all_rows`;
};
