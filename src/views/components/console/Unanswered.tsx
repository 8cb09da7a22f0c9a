import type { Sent } from "../../../browser/console/send/send";
import { text } from "../../../i18n/console-text";
import * as styles from "./Answer.module.css";

/** Why there is no response, as far as a page can know, and what to do. */
export function Unanswered({ sent }: { sent: Extract<Sent, { unanswered: unknown }> }) {
  const { reason, message } = sent.unanswered;
  if (reason === "blocked" && sent.target.kind === "server") {
    const { origin } = new URL(sent.target.url);
    return (
      <div className={styles.problem} data-tone="danger">
        <p>{text.blocked(origin)}</p>
        <ol>
          {text.blockedReasons(origin, location.origin).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p className={styles.faint}>{message}</p>
      </div>
    );
  }
  const said = {
    mock: text.mockFailed,
    offline: text.offline,
    file: text.fileGone(message),
    stopped: text.stopped,
    blocked: text.offline,
    address: text.wrongAddress,
  }[reason];
  return (
    <div className={styles.problem} data-tone="warning">
      <p>{said}</p>
      {reason === "mock" && <p className={styles.faint}>{message}</p>}
    </div>
  );
}
