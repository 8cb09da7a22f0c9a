import { text } from "../../i18n/en";
import * as fields from "./Field.module.css";
import { Html } from "./Html";
import { MediaTypes } from "./MediaTypes";
import { ParameterList } from "./Parameters";
import * as styles from "./Responses.module.css";
import { Section } from "./Section";

type ResponseList = Queries.OperationPartsFragment["responses"];

/** What comes back, per status code; the first success is open. */
export function Responses({ responses }: { responses: ResponseList }) {
  const firstSuccess = responses.findIndex(({ status }) => status.startsWith("2"));
  return (
    <Section id="responses" title={text.responses}>
      {responses.map((response, index) => (
        <details key={response.status} className={styles.response} open={index === firstSuccess}>
          <summary className={styles.summary}>
            <span className={styles.status} data-kind={response.status.charAt(0)}>
              {response.status}
            </span>
            <Html html={response.descriptionHtml} className={fields.text} />
          </summary>
          <div className={styles.body}>
            {response.errorCodes.length > 0 && (
              <p className={fields.facts}>
                <span>
                  {text.errorCodes}{" "}
                  {response.errorCodes.map((code) => (
                    <code key={code} className={styles.code}>
                      {code}
                    </code>
                  ))}
                </span>
              </p>
            )}
            {response.headers.length > 0 && (
              <details className={fields.nested}>
                <summary>{text.responseHeaders}</summary>
                <ParameterList parameters={response.headers} />
              </details>
            )}
            {response.content.length > 0 ? (
              <MediaTypes content={response.content} />
            ) : (
              <p className={fields.facts}>{text.noBody}</p>
            )}
          </div>
        </details>
      ))}
    </Section>
  );
}
