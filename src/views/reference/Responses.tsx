import { text } from "../../i18n/content-text";
import type { ApiResponse } from "../../openapi/bodies";
import { ErrorCodes } from "./ErrorCodes";
import { MediaTypes } from "./MediaTypes";
import { ParameterList } from "./Parameters";
import { Prose } from "./Prose";
import { Section } from "./Section";

interface ResponsesProps {
  responses: readonly ApiResponse[];
  /** Route of the page that explains the error codes. */
  errorCatalog?: string;
}

/** The responses by status; the first successful one is open. */
export function Responses({ responses, errorCatalog }: ResponsesProps) {
  const firstSuccess = responses.findIndex(({ status }) => status.startsWith("2"));
  return (
    <Section id="responses" title={text.responses}>
      {responses.map((response, index) => (
        <details
          key={response.status}
          id={`response-${response.status}`}
          className="response"
          open={index === Math.max(firstSuccess, 0)}
        >
          <summary>
            <span className="status" data-kind={response.status.charAt(0)}>
              {response.status}
            </span>
            <Prose html={response.descriptionHtml} className="field-text" />
          </summary>
          <ResponseBody response={response} errorCatalog={errorCatalog} />
        </details>
      ))}
    </Section>
  );
}

interface ResponseBodyProps {
  response: ApiResponse;
  errorCatalog?: string;
}

function ResponseBody({ response, errorCatalog }: ResponseBodyProps) {
  const { status, errorCodes, headers, repeatedHeaders, content } = response;
  const repeated = repeatedHeaders.map((header) => text.headerOf(header.name, header.status));
  return (
    <>
      <ErrorCodes codes={errorCodes} catalog={errorCatalog} />
      {headers.length > 0 && (
        <details className="nested">
          <summary>
            {text.responseHeaders} · {headers.map(({ name }) => name).join(", ")}
          </summary>
          <ParameterList parameters={headers} root={`header-${status}`} />
        </details>
      )}
      {repeated.length > 0 && (
        <p className="facts">
          {text.responseHeaders}: {repeated.join(", ")}
        </p>
      )}
      {content.length > 0 ? (
        <MediaTypes content={content} root={`response-${status}`} isInside />
      ) : (
        <p className="facts">{text.noBody}</p>
      )}
    </>
  );
}
