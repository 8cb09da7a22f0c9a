import { text } from "../../i18n/content-text";
import type { ApiExample } from "../../openapi/examples";
import type { ApiResponse } from "../../openapi/bodies";
import { sampleLanguages, type RequestSample } from "../../openapi/request-samples/languages";
import { Raw } from "./Raw";

/** Code of more lines is folded: it scrolls in a part of the window until the reader unfolds it. */
const foldedLines = 60;

const isLong = (code: string | undefined) => (code?.split("\n").length ?? 0) > foldedLines;

/** Unfolds the code after it, without a script. */
function Unfold({ id }: { id: string }) {
  return (
    <>
      <input type="checkbox" className="unfold" id={id} autoComplete="off" />
      <label className="unfold" htmlFor={id}>
        {text.showInFull}
      </label>
    </>
  );
}

interface RequestPanelProps {
  samples: readonly RequestSample[];
  responses: readonly ApiResponse[];
}

/** Status and place of the response example that has the name of a request example: `201 1`. Success comes first. */
function answerTo({ name }: RequestSample, responses: readonly ApiResponse[]): string | undefined {
  const found = responses.flatMap((response) => {
    const place =
      name === undefined ? -1 : examplesIn(response).findIndex((one) => one.name === name);
    return place < 0 ? [] : [`${response.status} ${place}`];
  });
  return found.find((answer) => answer.startsWith("2")) ?? found[0];
}

/** The request in one language, from one example; the others are in the operation's file. */
export function RequestPanel({ samples, responses }: RequestPanelProps) {
  const [first] = samples;
  const [language] = sampleLanguages;
  if (!first) return null;
  return (
    <section className="panel" data-request aria-labeledby="request-sample">
      <div className="panel-head">
        <h2 id="request-sample">{text.requestSample}</h2>
        {samples.length > 1 && (
          <select data-request-example aria-label={text.requestExample} autoComplete="off">
            {samples.map((sample, index) => (
              <option key={index} value={index} data-answer={answerTo(sample, responses)}>
                {sample.label}
              </option>
            ))}
          </select>
        )}
        <select data-request-language aria-label={text.language} autoComplete="off">
          {sampleLanguages.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {samples.some(({ html }) => isLong(html[language?.id ?? ""])) && (
        <Unfold id="unfold-request" />
      )}
      <Raw html={first.html[language?.id ?? ""] ?? ""} />
    </section>
  );
}

/** The examples of a response in all its media types. */
export function examplesIn({ content }: ApiResponse): (ApiExample & { label: string })[] {
  return content.flatMap(({ mediaType, examples }) =>
    examples.map((example) => {
      const name = example.summary ?? (example.generated ? text.generatedExample : example.name);
      return { ...example, label: content.length > 1 ? `${name} (${mediaType})` : name };
    }),
  );
}

/** The first example of each response; the others are in the operation's file. */
export function ResponsePanel({ responses }: { responses: readonly ApiResponse[] }) {
  const shown = responses
    .map((response) => ({ status: response.status, examples: examplesIn(response) }))
    .filter(({ examples }) => examples.length);
  const first = Math.max(
    shown.findIndex(({ status }) => status.startsWith("2")),
    0,
  );
  if (!shown.length) return null;
  return (
    <section className="panel" aria-labeledby="response-examples">
      <div className="panel-head">
        <h2 id="response-examples">{text.responseExamples}</h2>
      </div>
      {shown.map(({ status, examples }, index) => (
        <details
          key={status}
          name="response-example"
          className="example"
          data-status={status}
          open={index === first}
        >
          <summary>
            <span className="status" data-kind={status.charAt(0)}>
              {status}
            </span>
            {examples.length > 1 ? text.exampleCount(examples.length) : examples[0]?.label}
          </summary>
          {examples.length > 1 && (
            <select
              data-response-example={status}
              aria-label={text.exampleOf(status)}
              autoComplete="off"
            >
              {examples.map(({ label }, place) => (
                <option key={place} value={place}>
                  {label}
                </option>
              ))}
            </select>
          )}
          {examples.some(({ code }) => isLong(code)) && <Unfold id={`unfold-${status}`} />}
          <Raw html={examples[0]?.html ?? ""} />
        </details>
      ))}
    </section>
  );
}
