import { Fragment } from "react";
import type { OperationChanges } from "../../openapi/changes/compare-descriptions";
import type { ConsoleGap } from "../../browser/console/console-file";
import { text } from "../../i18n/content-text";
import { text as descriptionText } from "../../i18n/description-text";
import type { ApiOperation } from "../../openapi/describe-operation";
import { Callbacks } from "./Callbacks";
import { Changes } from "./Changes";
import { Endpoint } from "./Endpoint";
import { Lifecycle } from "./Lifecycle";
import { MediaTypes } from "./MediaTypes";
import { RequestPanel, ResponsePanel } from "./Panels";
import { Parameters } from "./Parameters";
import { Prose } from "./Prose";
import { Responses } from "./Responses";
import { Section } from "./Section";
import { Security } from "./Security";

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
      {about.slice(0, shownGaps).map((cause, index) => (
        <Fragment key={cause}>
          {index > 0 && ", "}
          <code>{cause.slice(0, longestGap)}</code>
        </Fragment>
      ))}
    </p>
  );
}

/** Lets readers choose how many levels of fields open, on all pages. */
function DepthChoice() {
  return (
    <label className="depth">
      {text.fieldDepth}{" "}
      <select data-depth autoComplete="off">
        {text.fieldDepths.map((label, depth) => (
          <option key={depth} value={depth}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** An operation, without its title: the reference on the left, request samples and response examples on the right. */
export function OperationArticle(props: OperationProps) {
  const { operation, errorCatalog, consoleFile, consoleGap, changes, since = "" } = props;
  const { descriptionHtml, deprecated, isWebhook, requestBody, responses } = operation;
  return (
    <>
      <header className="operation-head">
        {(deprecated || isWebhook || operation.since) && (
          <p className="marks">
            {isWebhook && <span className="badge">{text.webhook}</span>}
            {deprecated && (
              <span className="badge" data-tone="warning">
                {text.deprecated}
              </span>
            )}
            {operation.since && <span className="badge">{text.sinceVersion(operation.since)}</span>}
          </p>
        )}
        <Changes operation={changes} since={since} />
        <Endpoint {...operation} consoleFile={consoleFile} />
        {consoleGap && <WithoutConsole {...consoleGap} />}
        {isWebhook && <p className="facts">{text.webhookLead}</p>}
        <Prose html={descriptionHtml} className="prose" />
      </header>
      <div className="operation-panels">
        <RequestPanel samples={operation.samples} responses={responses} />
        <ResponsePanel responses={responses} />
      </div>
      <div className="operation-reference">
        {!isWebhook && <Security requirements={operation.security} />}
        <DepthChoice />
        <Parameters groups={operation.parameters} />
        {requestBody && (
          <Section
            id="request-body"
            title={
              <>
                {text.requestBody}{" "}
                {requestBody.required && (
                  <span className="badge" data-tone="required">
                    {text.required}
                  </span>
                )}
              </>
            }
          >
            <Prose html={requestBody.descriptionHtml} className="field-text" />
            <MediaTypes content={requestBody.content} root="body" />
          </Section>
        )}
        <Responses responses={responses} errorCatalog={errorCatalog} />
        <Callbacks callbacks={operation.callbacks} />
        <Lifecycle lifecycles={operation.lifecycles} />
        <span className="visually-hidden" role="status" data-said />
      </div>
    </>
  );
}
