import type { Failure } from "./play-page";

/** A failure as the test shows it: where, what was sent, what the page says, what came. */
export function failureText(
  page: string,
  { line, operation, request, expected, answer }: Failure,
): string {
  return [
    `${page}:${line} ${operation}`,
    `  request   ${request}`,
    `  on page   ${expected}`,
    `  answer    ${answer}`,
  ].join("\n");
}
