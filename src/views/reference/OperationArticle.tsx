import type { OperationChanges } from "../../openapi/changes/compare-descriptions";
import type { ConsoleGap } from "../../browser/console/console-file";
import { text } from "../../i18n/text";
import { text as descriptionText } from "../../i18n/description-text";
import type { ApiOperation } from "../../openapi/describe-operation";
import { joined } from "../components/joined";
import { Callbacks } from "./Callbacks";
import { Changes } from "./Changes";
import { Endpoint } from "./Endpoint";
import { FieldTools } from "./FieldTools";
import { Jumps } from "./Jumps";
import { Lifecycle } from "./Lifecycle";
import { MediaTypes } from "./MediaTypes";
import { RequestPanel, ResponsePanel } from "./Panels";
import { Parameters } from "./Parameters";
import { Prose } from "./Prose";
import { RequiredFields } from "./RequiredFields";
import { Responses } from "./Responses";
import { Section } from "./Section";
import { Security } from "./Security";
import { splitLead } from "./split-lead";

const shownGaps = 3;
const longestGap = 120;

interface OperationProps {
  operation: ApiOperation;
  errorCatalog?: string;
  /** Name of the file that the console fetches. */
  consoleFile?: string;
  consoleGap?: ConsoleGap;
  /** Changes since the version with the label `since`. */
  changes?: OperationChanges;
  since?: string;
}

/** Why an operation has no console, or why its console cannot check everything. */
function WithoutConsole({ kind, about }: ConsoleGap) {
  return (
    <p className="facts" data-console-gap={kind} data-no-markdown>
      {kind === "console" ? descriptionText.withoutConsole : descriptionText.unchecked}{" "}
      {joined(
        about
          .slice(0, shownGaps)
          .map((cause) => <code key={cause}>{cause.slice(0, longestGap)}</code>),
      )}
    </p>
  );
}

function Marks({ operation }: { operation: ApiOperation }) {
  const { deprecated, isWebhook, since } = operation;
  if (!deprecated && !isWebhook && !since) return null;
  return (
    <p className="marks">
      {isWebhook && <span className="badge">{text.webhook}</span>}
      {deprecated && (
        <span className="badge" data-tone="warning">
          {text.deprecated}
        </span>
      )}
      {since && <span className="badge">{text.sinceVersion(since)}</span>}
    </p>
  );
}

function RequestBody({ body }: { body: ApiOperation["requestBody"] }) {
  if (!body) return null;
  const title = (
    <>
      {text.requestBody}{" "}
      {body.required && (
        <span className="badge" data-tone="required">
          {text.required}
        </span>
      )}
    </>
  );
  return (
    <Section id="request-body" title={title}>
      <Prose html={body.descriptionHtml} className="field-text" />
      <MediaTypes content={body.content} root="body" isRequest />
    </Section>
  );
}

/** An operation, without its title: the reference on the left, request samples and response examples on the right. */
export function OperationArticle(props: OperationProps) {
  const { operation, errorCatalog, consoleFile, consoleGap, changes, since = "" } = props;
  const { descriptionHtml, isWebhook, requestBody, responses } = operation;
  const { lead, rest } = splitLead(descriptionHtml);
  return (
    <>
      <header className="operation-head">
        <Marks operation={operation} />
        <Changes operation={changes} since={since} />
        <Endpoint {...operation} consoleFile={consoleFile} />
        {consoleGap && <WithoutConsole {...consoleGap} />}
        {isWebhook && <p className="facts">{text.webhookLead}</p>}
        <Prose html={lead} className="prose" />
        {rest && (
          <p className="facts" data-no-markdown>
            <a href="#notes">{text.seeNotes}</a>
          </p>
        )}
        <RequiredFields operation={operation} />
      </header>
      <div className="operation-reference">
        <Jumps operation={operation} hasNotes={rest !== ""} />
        <FieldTools />
        <div className="request-fields">
          {!isWebhook && <Security requirements={operation.security} />}
          <Parameters groups={operation.parameters} />
          <RequestBody body={requestBody} />
        </div>
        <Responses responses={responses} errorCatalog={errorCatalog} />
        {rest && (
          <Section id="notes" title={text.notes}>
            <Prose html={rest} className="prose" />
          </Section>
        )}
        <Callbacks callbacks={operation.callbacks} />
        <Lifecycle lifecycles={operation.lifecycles} />
      </div>
      <div className="operation-panels">
        <RequestPanel samples={operation.samples} responses={responses} />
        <ResponsePanel responses={responses} />
      </div>
    </>
  );
}
