import { text } from "../../i18n/text";
import type { ApiResponse } from "../../openapi/bodies";
import { splitResponses } from "../../openapi/split-responses";
import { joined } from "../components/joined";
import { MediaTypes } from "./MediaTypes";
import { ParameterList } from "./Parameters";
import { InlineProse, isParagraph, Prose } from "./Prose";
import { Section } from "./Section";

interface ResponsesProps {
  responses: readonly ApiResponse[];
  /** Route of the page that explains the error codes. */
  errorCatalog?: string;
}

/** The responses by status, and the errors; their fields are closed. */
export function Responses({ responses, errorCatalog }: ResponsesProps) {
  const { answers, errors } = splitResponses(responses);
  const list = (shown: readonly ApiResponse[]) =>
    shown.map((response) => (
      <details key={response.status} id={`response-${response.status}`} className="response">
        <summary>
          <h3 className="status" data-kind={response.status.charAt(0)}>
            {response.status}
          </h3>
          {isParagraph(response.descriptionHtml) && <InlineProse html={response.descriptionHtml} />}
        </summary>
        {!isParagraph(response.descriptionHtml) && (
          <Prose html={response.descriptionHtml} className="field-text" />
        )}
        <ResponseBody response={response} errorCatalog={errorCatalog} />
      </details>
    ));
  return (
    <>
      {answers.length > 0 && (
        <Section id="responses" title={text.responses}>
          {list(answers)}
        </Section>
      )}
      {errors.length > 0 && (
        <Section id="errors" title={text.errors}>
          {list(errors)}
        </Section>
      )}
    </>
  );
}

/** Error codes, linked to the page that explains them, if there is one. */
function ErrorCodes({ codes, catalog }: { codes: readonly string[]; catalog?: string }) {
  if (!codes.length) return null;
  const links = codes.map((code) => {
    const name = <code key={code}>{code}</code>;
    return catalog ? (
      <a key={code} href={`${catalog}#error-${code}`}>
        {name}
      </a>
    ) : (
      name
    );
  });
  return (
    <p className="facts">
      {text.errorCodes} {joined(links)}
    </p>
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
