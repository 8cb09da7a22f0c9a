import type { Sent } from "../../../browser/console/send/send";
import { statusNames } from "../../../browser/console/send/status-names";
import { text } from "../../../i18n/console-text";
import { AnswerBodyView } from "./AnswerBodyView";
import { CopyButton } from "./CopyButton";
import { Explanation } from "./Explanation";
import { Unanswered } from "./Unanswered";
import { useMockStep } from "./use-mock-step";
import * as styles from "./Answer.module.css";

interface AnswerProps {
  sent: Sent | undefined;
  isSending: boolean;
  onField: (place: { pointer?: string; parameter?: string }) => void;
  onNextPage: (cursor: string) => void;
}

/** The response: status, time, explanation, body, and headers. */
export function Answer({ sent, isSending, onField, onNextPage }: AnswerProps) {
  const step = useMockStep();
  const answer = sent && "answer" in sent ? sent.answer : undefined;
  const kind = answer ? String(answer.status).charAt(0) : undefined;
  return (
    <section className={styles.panel} aria-labelledby="console-answer" aria-busy={isSending}>
      <div className={styles.head}>
        <h3 id="console-answer" tabIndex={-1}>
          {text.answer}
        </h3>
        <p role="status" className={styles.line}>
          {isSending && (step ? text.steps[step] : text.sending)}
          {!isSending && !sent && <span className={styles.faint}>{text.noAnswer}</span>}
          {!isSending && answer && (
            <>
              <strong className={styles.status} data-kind={kind}>
                {answer.status} {answer.statusText || statusNames[answer.status]}
              </strong>{" "}
              <span className={styles.faint}>
                {text.milliseconds(answer.ms)}
                {answer.body.kind !== "none" && `, ${text.bytes(answer.body.bytes)}`}
                {` · ${sent?.target.kind === "mock" ? text.mock : text.realServer}`}
              </span>
            </>
          )}
        </p>
        {answer?.body.kind === "text" && (
          <CopyButton copy={answer.body.text} label={text.copyAnswer} />
        )}
      </div>
      {sent && "unanswered" in sent && !isSending && <Unanswered sent={sent} />}
      {sent && answer && (
        <>
          <Explanation answer={answer} onField={onField} onNextPage={onNextPage} />
          <AnswerBodyView body={answer.body} />
          <details className={styles.headers}>
            <summary>{text.headers(answer.headers.length)}</summary>
            <dl>
              {answer.headers.map(([name, value], index) => (
                <div key={index}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </section>
  );
}
