import { useState } from "react";
import { jsonTokens } from "../../../browser/console/editor/json-tokens";
import { writeExact } from "../../../mock/exact-number";
import { text } from "../../../i18n/walk-through-text";
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

function Result({ result }: { result: StepResult }) {
  const { step, request, response, skipped, isAsShown } = result;
  if (!request || !response) return <p>{text.skipped(skipped ?? "")}</p>;
  const query = new URLSearchParams(request.query).toString();
  const sent = request.form ?? request.body;
  return (
    <>
      <p className={styles.line}>
        <strong data-fits={isAsShown}>{response.status}</strong>{" "}
        <code>
          {request.method} {request.path}
          {query && `?${query}`}
        </code>{" "}
        <span>
          {isAsShown ? text.asShown : text.otherThanShown(step.response?.status ?? "2xx")}
        </span>
      </p>
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
