import type { StepResult } from "../../../src/mock/walk-through/walk-through";

const written = (value: unknown) => JSON.stringify(value) ?? "nothing";

/** What of a call is not as the page shows it: where, what was sent, what the page says, what came; empty if nothing. */
export function failureText(page: string, result: StepResult): string {
  const { step, request, response, skipped, isAsShown, differences } = result;
  const where = `${page}:${(isAsShown && step.response?.fence.line) || step.line} ${step.operation}`;
  if (!request || !response) return `${where}\n  not sent  ${skipped}`;
  if (isAsShown && !differences.length) return "";
  const query = new URLSearchParams(request.query).toString();
  const sent = `${request.method} ${request.path}${query && `?${query}`} ${written(request.body ?? null)}`;
  const lines = isAsShown
    ? differences.flatMap(({ pointer, shown, actual }) => [
        `  on page   ${pointer}: ${written(shown)}`,
        `  answer    ${pointer}: ${written(actual)}`,
      ])
    : [
        `  on page   ${step.response?.status ?? "2xx"}`,
        `  answer    ${`${response.status} ${written(response.body)}`.slice(0, 700)}`,
      ];
  return [where, `  request   ${sent.slice(0, 400)}`, ...lines].join("\n");
}

/** What is not as the page shows it. */
export const failuresOf = (page: string, results: readonly StepResult[]): string =>
  results
    .map((result) => failureText(page, result))
    .filter(Boolean)
    .join("\n\n");
