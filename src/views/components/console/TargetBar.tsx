import { useState } from "react";
import { forgetDrafts } from "../../../browser/console/session/stored-drafts";
import { journalOrigin } from "../../../browser/console/session/journal";
import { resetSessionMock } from "../../../browser/console/session/session-mock";
import { forgetIds } from "../../../browser/console/session/known-ids";
import { chooseTarget, chosenTarget, type Target } from "../../../browser/console/session/target";
import { text } from "../../../i18n/console-text";
import { joined } from "../joined";
import { ServerFields } from "./ServerFields";
import { useConsoleContext } from "./console-context";
import * as styles from "./Console.module.css";

/** The refusals of the operation that nothing in the mock leads to, by their codes. */
function NotSimulated({ codes }: { codes: readonly string[] }) {
  if (!codes.length) return null;
  return (
    <details className={styles.notSimulated}>
      <summary>{text.notSimulated(codes.length)}</summary>
      <p>
        {text.notSimulatedLead} {joined(codes.map((code) => <code key={code}>{code}</code>))}
      </p>
    </details>
  );
}

interface TargetBarProps {
  onChange: (target: Target) => void;
  onReset: () => void;
}

/** The target of requests, which the reader can choose if the site allows it; resets the mock. */
export function TargetBar({ onChange, onReset }: TargetBarProps) {
  const { of } = useConsoleContext();
  const [target, setTarget] = useState(chosenTarget);
  const [wasReset, setReset] = useState(false);
  const choose = (next: Target) => {
    chooseTarget(next);
    setTarget(next);
    setReset(false);
    onChange(next);
  };
  const reset = () => {
    resetSessionMock();
    forgetIds();
    forgetDrafts();
    setReset(true);
    onReset();
  };
  const origin = journalOrigin(of.file.mock);
  const isMock = target.kind === "mock";
  return (
    <div className={styles.target} data-real={isMock ? undefined : ""}>
      <div className={styles.targetLine}>
        {SITE_REAL_SERVERS ? (
          <fieldset className={styles.choice}>
            <legend>{text.answeredBy}</legend>
            <label>
              <input
                type="radio"
                name="console-target"
                checked={isMock}
                onChange={() => choose({ kind: "mock" })}
              />
              {text.mock}
            </label>
            <label>
              <input
                type="radio"
                name="console-target"
                checked={!isMock}
                onChange={() => choose({ kind: "server", url: of.file.servers[0]?.url ?? "" })}
              />
              {text.realServer}
            </label>
          </fieldset>
        ) : (
          <strong>{text.mock}</strong>
        )}
        {isMock && (
          <button type="button" onClick={reset}>
            {text.reset}
          </button>
        )}
        <span role="status">{wasReset ? text.wasReset : ""}</span>
      </div>
      <p>
        {isMock ? text.mockLead : text.realLead}
        {isMock && origin && ` ${text.goesOnFrom(origin)}`}
      </p>
      {isMock && <NotSimulated codes={of.file.notSimulated ?? []} />}
      {!isMock && (
        <ServerFields url={target.url} onChange={(url) => choose({ kind: "server", url })} />
      )}
    </div>
  );
}
