import { indented } from "../blocks";
import { singleQuoted as quoted } from "../quoting";
import { failure, member } from "../writers/php";
import { queryStart, type PagingWriter } from "./paged-request";

/** A generator. */
export const phpPages: PagingWriter = (request) => {
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
