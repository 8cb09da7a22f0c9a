import { text } from "../../i18n/text";
import type { ApiExample } from "../../openapi/examples";
import type { ApiResponse } from "../../openapi/bodies";
import { sampleLanguages, type RequestSample } from "../../openapi/request-samples/languages";
import { sampleLength } from "../../browser/reference/sample-length";
import { splitResponses } from "../../openapi/split-responses";
import { TabChoices } from "./TabChoices";
import { useDrawing } from "./drawing";
import { exampleHtml } from "./example-html";
import { Raw } from "./Raw";

/** Code that is folded where there is little room, and what unfolds it, without a script. */
function Foldable({ html, all, id }: { html: string; all: readonly string[]; id: string }) {
  if (!all.some(sampleLength)) return <Raw html={html} />;
  return (
    <div className="foldable" data-length={sampleLength(html)}>
      <input type="checkbox" className="unfold" id={id} autoComplete="off" />
      <Raw html={html} />
      <label className="unfold" htmlFor={id}>
        <span>{text.showInFull}</span>
        <span>{text.showLess}</span>
      </label>
    </div>
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
  const { language } = useDrawing();
  const [first] = samples;
  const [{ id }] = sampleLanguages;
  if (!first) return null;
  const { descriptionHtml } = first;
  return (
    <section className="panel" data-request data-root="body" aria-labelledby="request-sample">
      <h2 id="request-sample">{text.requestSample}</h2>
      {samples.length > 1 && (
        <TabChoices
          name="request-example"
          label={text.requestExample}
          options={samples.map((sample, index) => ({
            value: String(index),
            label: sample.label,
            answer: answerTo(sample, responses),
          }))}
        />
      )}
      <TabChoices
        name="request-language"
        label={text.language}
        options={sampleLanguages.map(({ id, label }) => ({ value: id, label }))}
      />
      <Foldable
        id="unfold-request"
        html={exampleHtml({ descriptionHtml, html: first.html[id] ?? "" }, language)}
        all={samples.flatMap(({ html }) => Object.values(html))}
      />
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

interface ShownResponse {
  status: string;
  examples: ReturnType<typeof examplesIn>;
}

function Example({ status, examples, open }: ShownResponse & { open: boolean }) {
  const { language } = useDrawing();
  const [first] = examples;
  const name = `example-${status}`;
  return (
    <details
      name="response-example"
      className="example"
      data-status={status}
      data-root={`response-${status}`}
      open={open}
    >
      <summary>
        <span className="status" data-kind={status.charAt(0)}>
          {status}
        </span>
        {examples.length > 1 ? text.exampleCount(examples.length) : first?.label}
      </summary>
      {examples.length > 1 && (
        <TabChoices
          name={name}
          label={text.exampleOf(status)}
          options={examples.map(({ label }, place) => ({ value: String(place), label }))}
        />
      )}
      <Foldable
        id={`unfold-${status}`}
        html={first ? exampleHtml(first, language) : ""}
        all={examples.map(({ code }) => code)}
      />
    </details>
  );
}

/** The first example of each response, errors behind one line; the others are in the operation's file. */
export function ResponsePanel({ responses }: { responses: readonly ApiResponse[] }) {
  const shown = responses
    .map((response) => ({ status: response.status, examples: examplesIn(response) }))
    .filter(({ examples }) => examples.length);
  const { answers, errors } = splitResponses(shown);
  if (!shown.length) return null;
  const all = (examples: readonly ShownResponse[], isFirstOpen: boolean) =>
    examples.map((one, index) => (
      <Example key={one.status} {...one} open={isFirstOpen && index === 0} />
    ));
  return (
    <section className="panel" aria-labelledby="response-examples">
      <h2 id="response-examples">{text.responseExamples}</h2>
      {all(answers, true)}
      {errors.length > 0 && (
        <details className="errors" open={!answers.length}>
          <summary>
            {text.errors} · {errors.map(({ status }) => status).join(", ")}
          </summary>
          {all(errors, !answers.length)}
        </details>
      )}
    </section>
  );
}
