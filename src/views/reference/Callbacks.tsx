import { text } from "../../i18n/text";
import type { ApiCallback } from "../../openapi/callbacks";
import { MethodBadge } from "../components/api/MethodBadge";
import { MediaTypes } from "./MediaTypes";
import { ParameterList } from "./Parameters";
import { Prose } from "./Prose";
import { Section } from "./Section";

/** The requests that the API sends because of an operation. */
export function Callbacks({ callbacks }: { callbacks: readonly ApiCallback[] }) {
  if (!callbacks.length) return null;
  return (
    <Section id="callbacks" title={text.callbacks}>
      <p className="facts">{text.callbacksLead}</p>
      {callbacks.map((callback) => {
        const { id, name, method, expression, summary, descriptionHtml } = callback;
        const { parameters, requestBody, responses } = callback;
        return (
          <div key={id} className="callback">
            <h3 id={id}>{summary ?? name}</h3>
            <p className="endpoint-line">
              <MethodBadge method={method} /> <code>{expression}</code>
            </p>
            <Prose html={descriptionHtml} className="field-text" />
            {parameters.map(({ place, parameters: list }) => (
              <div key={place}>
                <h4>{text.parameters[place] ?? place}</h4>
                <ParameterList parameters={list} root={`${id}-${place}`} />
              </div>
            ))}
            {requestBody && (
              <>
                <h4>{text.requestBody}</h4>
                <Prose html={requestBody.descriptionHtml} className="field-text" />
                <MediaTypes content={requestBody.content} root={`${id}-body`} isRequest />
              </>
            )}
            <h4>{text.expectedResponses}</h4>
            {responses.map(({ status, descriptionHtml: said, content }) => (
              <div key={status} id={`${id}-response-${status}`}>
                <p className="facts">
                  <span className="status" data-kind={status.charAt(0)}>
                    {status}
                  </span>
                </p>
                <Prose html={said} className="field-text" />
                <MediaTypes
                  content={content}
                  root={`${id}-response-${status}`}
                  responses={`${id}-response`}
                  isInside
                />
              </div>
            ))}
          </div>
        );
      })}
    </Section>
  );
}
