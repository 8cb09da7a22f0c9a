import type { ApiRequestBody } from "../bodies";
import { objectAt, type JsonObject } from "../json";
import type { ApiParameterGroup } from "../parameters";
import type { References } from "../references";
import type { Highlight } from "../rendering";
import type { SecurityRequirement } from "../security";
import type { ApiServer } from "../servers";
import { httpRequest, type HttpRequest } from "./http-request";
import { sampleLanguages, type RequestSample } from "./languages";
import { printRequest } from "./print-request";

interface SampledOperation {
  method: string;
  path: string;
  servers: readonly ApiServer[];
  parameters: readonly ApiParameterGroup[];
  security: readonly SecurityRequirement[];
  requestBody?: ApiRequestBody;
}

interface Tools {
  document: JsonObject;
  references: References;
  highlight: Highlight;
}

interface NamedBody {
  label: string;
  body?: HttpRequest["body"];
}

function bodiesOf(requestBody: ApiRequestBody | undefined): NamedBody[] {
  const content = requestBody?.content ?? [];
  const bodies = content.flatMap(({ mediaType, examples }) =>
    examples.map(({ name, summary, code }) => ({
      label: `${summary ?? name}${content.length > 1 ? ` (${mediaType})` : ""}`,
      body: { mediaType, text: code },
    })),
  );
  return bodies.length ? bodies : [{ label: "" }];
}

function schemesOf({ document, references }: Tools): JsonObject {
  const schemes = objectAt(objectAt(document, "components"), "securitySchemes");
  return Object.fromEntries(
    Object.entries(schemes).map(([name, scheme]) => [name, references.follow(scheme).value]),
  );
}

/** The samples of an operation: one for each example of its body, in every language, highlighted. */
export async function requestSamplesOf(
  operation: SampledOperation,
  tools: Tools,
): Promise<RequestSample[]> {
  const source = {
    ...operation,
    server: operation.servers[0]?.url ?? "",
    schemes: schemesOf(tools),
  };
  return Promise.all(
    bodiesOf(operation.requestBody).map(async ({ label, body }) => {
      const request = httpRequest(source, body);
      const html = await Promise.all(
        sampleLanguages.map(async ({ id, grammar }) => [
          id,
          await tools.highlight(printRequest(id, request), grammar),
        ]),
      );
      return { label, html: Object.fromEntries(html) as Record<string, string> };
    }),
  );
}
