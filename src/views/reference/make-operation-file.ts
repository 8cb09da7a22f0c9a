import type { OperationFile } from "../../browser/reference/operation-file";
import type { ApiOperation } from "../../openapi/describe-operation";
import type { Drawing } from "./drawing";
import { exampleHtml } from "./example-html";
import { examplesIn } from "./Panels";

/** The file with the other samples and examples of an operation. */
export function operationFile(
  { samples, responses }: ApiOperation,
  language: Drawing["language"] = {},
): OperationFile {
  return {
    requests: samples.map(({ descriptionHtml, html: byLanguage }) =>
      Object.fromEntries(
        Object.entries(byLanguage).map(([id, html]) => [
          id,
          exampleHtml({ descriptionHtml, html }, language),
        ]),
      ),
    ),
    responses: Object.fromEntries(
      responses
        .map((response): [string, string[]] => [
          response.status,
          examplesIn(response)
            .slice(1)
            .map((example) => exampleHtml(example, language)),
        ])
        .filter(([, html]) => html.length),
    ),
  };
}
