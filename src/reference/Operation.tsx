import { text } from "../i18n/content-text";
import type { ApiOperation } from "../openapi/operations";
import { Callbacks } from "./Callbacks";
import { Endpoint } from "./Endpoint";
import { Lifecycle } from "./Lifecycle";
import { MediaTypes } from "./MediaTypes";
import { RequestPanel, ResponsePanel } from "./Panels";
import { Parameters } from "./Parameters";
import { Prose } from "./Prose";
import { Responses } from "./Responses";
import { Section } from "./Section";
import { Security } from "./Security";

interface OperationProps {
  operation: ApiOperation;
  errorCatalogue?: string;
}

/** How deep the trees of this page and all others open. */
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

/** An operation below its title: what it does and takes on the left, requests and answers on the right. */
export function Operation({ operation, errorCatalogue }: OperationProps) {
  const { descriptionHtml, deprecated, isWebhook, requestBody, responses } = operation;
  return (
    <>
      <header className="operation-head">
        {(deprecated || isWebhook) && (
          <p className="marks">
            {isWebhook && <span className="badge">{text.webhook}</span>}
            {deprecated && (
              <span className="badge" data-tone="warning">
                {text.deprecated}
              </span>
            )}
          </p>
        )}
        <Endpoint {...operation} />
        {isWebhook && <p className="facts">{text.webhookLead}</p>}
        <Prose html={descriptionHtml} className="prose" />
      </header>
      <div className="operation-panels">
        <RequestPanel samples={operation.samples} />
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
        <Responses responses={responses} errorCatalogue={errorCatalogue} />
        <Callbacks callbacks={operation.callbacks} />
        <Lifecycle lifecycles={operation.lifecycles} />
        <span className="visually-hidden" role="status" data-said />
      </div>
    </>
  );
}
