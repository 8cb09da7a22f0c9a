import { text } from "../../i18n/en";
import { Badge } from "./Badge";
import { Endpoint } from "./Endpoint";
import { bodyExamples, responseExamples } from "./example-choices";
import { Examples } from "./Examples";
import { Html } from "./Html";
import { MediaTypes } from "./MediaTypes";
import * as styles from "./OperationView.module.css";
import { Parameters } from "./Parameters";
import { Responses } from "./Responses";
import { Section } from "./Section";
import { Security } from "./Security";

interface OperationViewProps {
  operation: Queries.OperationPartsFragment;
  /** Route of the page that explains the error codes. */
  errorCatalogue?: string | null;
}

/** An operation: what it does and takes on the left, examples on the right. */
export function OperationView({ operation, errorCatalogue }: OperationViewProps) {
  const { summary, method, path, descriptionHtml, deprecated, requestBody } = operation;
  return (
    <article className={styles.columns}>
      <header className={styles.head}>
        <h1 className={styles.title}>{summary}</h1>
        {deprecated && <Badge tone="warning">{text.deprecated}</Badge>}
        <Endpoint method={method} path={path} />
        <Html html={descriptionHtml} />
      </header>
      <div className={styles.examples}>
        <Examples title={text.requestExample} choices={bodyExamples(operation)} />
        <Examples title={text.responseExamples} choices={responseExamples(operation)} />
      </div>
      <div className={styles.reference}>
        <Security requirements={operation.security} />
        <Parameters groups={operation.parameters} />
        {requestBody && (
          <Section id="request-body" title={text.requestBody}>
            <Html html={requestBody.descriptionHtml} />
            <MediaTypes content={requestBody.content} />
          </Section>
        )}
        <Responses responses={operation.responses} errorCatalogue={errorCatalogue} />
      </div>
    </article>
  );
}
