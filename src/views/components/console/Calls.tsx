import { useState } from "react";
import { forgetCalls, lastCalls, type StoredCall } from "../../../browser/console/session/calls";
import { toHar } from "../../../browser/console/session/har";
import { text } from "../../../i18n/console-text";
import { parseUrl } from "../../../config/addresses/parse-url";
import { saveFile } from "./save-file";
import * as styles from "./Answer.module.css";

interface CallsProps {
  onShow: (call: StoredCall) => void;
  onAgain: (call: StoredCall) => void;
}

const hostOf = (url: string) => parseUrl(url)?.host ?? url;

/** The last calls of this tab, to show, repeat, or save. */
export function Calls({ onShow, onAgain }: CallsProps) {
  const [, setForgotten] = useState(0);
  const calls = lastCalls();
  return (
    <details className={styles.calls}>
      <summary>
        {text.calls} ({calls.length})
      </summary>
      {!calls.length && <p className={styles.faint}>{text.noCalls}</p>}
      <ol>
        {calls.map((call) => {
          const { id, request, target } = call;
          const status = "answer" in call ? String(call.answer.status) : undefined;
          const name = `${request.method} ${request.path}`;
          return (
            <li key={id}>
              <span className={styles.status} data-kind={status?.charAt(0) ?? "5"}>
                {status ?? text.unanswered["unanswered" in call ? call.unanswered.reason : "mock"]}
              </span>
              <code>{name}</code>
              <span className={styles.faint}>
                {target.kind === "mock" ? text.mock : hostOf(target.url)}
              </span>
              <button
                type="button"
                aria-label={`${text.show}: ${name}`}
                onClick={() => onShow(call)}
              >
                {text.show}
              </button>
              <button
                type="button"
                aria-label={`${text.again}: ${name}`}
                onClick={() => onAgain(call)}
              >
                {text.again}
              </button>
            </li>
          );
        })}
      </ol>
      {calls.length > 0 && (
        <p className={styles.note}>
          <button
            type="button"
            onClick={() =>
              saveFile(new Blob([toHar(calls)], { type: "application/json" }), "calls.har")
            }
          >
            {text.saveHar}
          </button>
          <button
            type="button"
            onClick={() => {
              forgetCalls();
              setForgotten((count) => count + 1);
            }}
          >
            {text.forgetCalls}
          </button>
        </p>
      )}
    </details>
  );
}
