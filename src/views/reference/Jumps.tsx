import { text } from "../../i18n/text";
import type { ApiOperation } from "../../openapi/describe-operation";
import { splitResponses } from "../../openapi/split-responses";

/** The panel of the samples, which stands beside the article where there is room. */
const samplesId = "request-sample";

/** Links to the sections of an article, which stay in sight. */
export function Jumps({ operation, hasNotes }: { operation: ApiOperation; hasNotes: boolean }) {
  const { isWebhook, parameters, requestBody, responses, samples } = operation;
  const [group] = parameters;
  const { answers, errors } = splitResponses(responses);
  const links: [string | false | undefined, string][] = [
    [!isWebhook && "authorization", text.authorization],
    [group && `${group.place}-parameters`, text.parametersLink],
    [requestBody && "request-body", text.bodyLink],
    // Early: on a phone, the last links are out of sight.
    [samples.length > 0 && samplesId, text.samplesLink],
    [answers.length > 0 && "responses", text.responses],
    [errors.length > 0 && "errors", text.errors],
    [operation.lifecycles.length > 0 && "lifecycle", text.lifecycle],
    [hasNotes && "notes", text.notes],
  ];
  return (
    <nav className="jumps" aria-label={text.onThisPage}>
      {links.map(
        ([id, label]) =>
          id && (
            <a key={id} href={`#${id}`} className={id === samplesId ? "in-narrow" : undefined}>
              {label}
            </a>
          ),
      )}
    </nav>
  );
}
