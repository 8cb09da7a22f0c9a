import type { OperationFile } from "../../browser/reference/operation-file";
import type { ApiOperation } from "../../openapi/describe-operation";
import { examplesIn } from "./Panels";

/** The file with the other samples and examples of an operation. */
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
