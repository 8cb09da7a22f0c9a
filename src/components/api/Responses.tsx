import { Link } from "gatsby";
import { text } from "../../i18n/en";
import { Disclosure } from "./Disclosure";
import * as fields from "./Field.module.css";
import { Html } from "./Html";
import { MediaTypes } from "./MediaTypes";
import { ParameterList } from "./Parameters";
import * as styles from "./Responses.module.css";
import { Section } from "./Section";

type ResponseList = Queries.OperationPartsFragment["responses"];

interface ResponsesProps {
  responses: ResponseList;
  /** Route of the page that explains the error codes. */
  errorCatalogue?: string | null;
}

/** What comes back, per status code; the first success is open. */
export function Responses({ responses, errorCatalogue }: ResponsesProps) {
  const firstSuccess = responses.findIndex(({ status }) => status.startsWith("2"));
  return (
    <Section id="responses" title={text.responses}>
      {responses.map((response, index) => (
        <Disclosure
          key={response.status}
          id={`response-${response.status}`}
          className={styles.response}
          summaryClassName={styles.summary}
          defaultOpen={index === firstSuccess}
          summary={
            <>
              <span className={styles.status} data-kind={response.status.charAt(0)}>
                {response.status}
              </span>
              <Html html={response.descriptionHtml} className={fields.text} />
            </>
          }
        >
          {() => <ResponseBody response={response} errorCatalogue={errorCatalogue} />}
        </Disclosure>
      ))}
    </Section>
  );
}

interface ResponseBodyProps {
  response: ResponseList[number];
  errorCatalogue?: string | null;
}

function ResponseBody({ response, errorCatalogue }: ResponseBodyProps) {
  const { errorCodes, headers, content } = response;
  return (
    <div className={styles.body}>
      {errorCodes.length > 0 && (
        <p className={fields.facts}>
          <span>{text.errorCodes}</span>
          {errorCodes.map((code) =>
            errorCatalogue ? (
              <Link key={code} to={`${errorCatalogue}#error-${code}`}>
                <code>{code}</code>
              </Link>
            ) : (
              <code key={code}>{code}</code>
            ),
          )}
        </p>
      )}
      {headers.length > 0 && (
        <Disclosure className={fields.nested} summary={text.responseHeaders}>
          {() => <ParameterList parameters={headers} />}
        </Disclosure>
      )}
      {content.length > 0 ? (
        <MediaTypes content={content} />
      ) : (
        <p className={fields.facts}>{text.noBody}</p>
      )}
    </div>
  );
}
