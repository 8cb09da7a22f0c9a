import { useState } from "react";
import { jsonTokens } from "../../../browser/console/editor/json-tokens";
import { writeExact } from "../../../mock/exact-number";
import { text } from "../../../i18n/walk-through-text";
import type { Difference } from "../../../mock/walk-through/differences";
import type { StepResult } from "../../../mock/walk-through/walk-through";
import { Colored } from "../console/Colored";
import * as styles from "./StepResults.module.css";

interface StepResultsProps {
  results: readonly StepResult[];
  isRunning: boolean;
  onAgain: () => void;
  /** Continues in the console. */
  onGoOn: () => void;
}

function Json({ label, value }: { label: string; value: unknown }) {
  const shown = typeof value === "string" ? value : writeExact(value);
  return (
    <pre className={styles.code} tabIndex={0} role="group" aria-label={label}>
      <code>
        <Colored text={shown} tokens={jsonTokens} />
      </code>
    </pre>
  );
}

/** Letters of a value that are shown. */
const most = 160;

function shortened(value: unknown): string {
  if (value === undefined) return text.missing;
  const whole = JSON.stringify(value);
  return whole.length > most ? `${whole.slice(0, most)}…` : whole;
}

/** The values of the page that the response does not have. */
function Differences({ differences }: { differences: readonly Difference[] }) {
  if (!differences.length) return null;
  return (
    <ul className={styles.differences}>
      {differences.map(({ pointer, shown, actual, isDate }) => (
        <li key={pointer}>
          <code>{pointer}</code>: <code>{shortened(shown)}</code> {text.onPage},{" "}
          <code>{shortened(actual)}</code> {text.inAnswer}
          {isDate && ` (${text.ofToday})`}
        </li>
      ))}
    </ul>
  );
}

function Result({ result }: { result: StepResult }) {
  const { step, request, response, skipped, isAsShown, differences, causes } = result;
  if (!request || !response) return <p>{text.skipped(skipped ?? "")}</p>;
  const query = new URLSearchParams(request.query).toString();
  const sent = request.form ?? request.body;
  const fits = isAsShown && !differences.length;
  const outcome = isAsShown
    ? differences.length
      ? text.differs(differences.length)
      : text.asShown
    : text.otherThanShown(step.response?.status ?? "2xx");
  const notes = [
    ...(fits ? [] : causes.map((cause) => text.causes[cause])),
    ...(result.isAskedFor ? [text.askedFor] : []),
  ];
  return (
    <>
      <p className={styles.line}>
        <strong data-fits={fits}>{response.status}</strong>{" "}
        <code>
          {request.method} {request.path}
          {query && `?${query}`}
        </code>{" "}
        <span>{[outcome, ...notes].join(" · ")}</span>
      </p>
      <Differences differences={differences} />
      {sent !== undefined && (
        <details>
          <summary>{text.sent}</summary>
          <Json label={text.sent} value={sent} />
        </details>
      )}
      {response.body === undefined ? (
        <p>{text.noBody}</p>
      ) : (
        <details open>
          <summary>{text.answer}</summary>
          <Json label={text.answer} value={response.body} />
        </details>
      )}
    </>
  );
}

/** The responses to the calls of a figure. */
export function StepResults({ results, isRunning, onAgain, onGoOn }: StepResultsProps) {
  const [wentOn, setWentOn] = useState(false);
  return (
    <div className={styles.results} aria-busy={isRunning}>
      <p role="status" className={styles.lead}>
        {isRunning ? text.running : text.lead}
      </p>
      {results.map((result, index) => (
        <Result key={index} result={result} />
      ))}
      {!isRunning && (
        <>
          <button type="button" onClick={onAgain}>
            {text.again}
          </button>{" "}
          <button
            type="button"
            onClick={() => {
              onGoOn();
              setWentOn(true);
            }}
          >
            {text.goOn}
          </button>
          <p role="status" className={styles.lead}>
            {wentOn ? text.wentOn : ""}
          </p>
        </>
      )}
    </div>
  );
}
