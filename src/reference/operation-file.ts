import type { ApiOperation } from "../openapi/operations";
import { examplesIn } from "./Panels";

/** What an operation's page fetches when the reader asks for another language or example. */
export interface OperationFile {
  /** By example, then by language: HTML of code blocks. */
  requests: Record<string, string>[];
  /** By status: the examples after the first. */
  responses: Record<string, string[]>;
}

/** The file of an operation. */
export function operationFile({ samples, responses }: ApiOperation): OperationFile {
  return {
    requests: samples.map(({ html }) => html),
    responses: Object.fromEntries(
      responses
        .map((response): [string, string[]] => [
          response.status,
          examplesIn(response)
            .slice(1)
            .map(({ html }) => html),
        ])
        .filter(([, html]) => html.length),
    ),
  };
}
