import { jsonTokens } from "../../../browser/console/editor/json-tokens";
import type { AnswerBody } from "../../../browser/console/send/received-answer";
import { mostBytes } from "../../../browser/console/send/read-answer-body";
import { text } from "../../../i18n/console-text";
import { Colored } from "./Colored";
import { saveFile } from "./save-file";
import * as styles from "./Answer.module.css";

const plain = (shown: string) => [{ text: shown }];

/** A response body: colored JSON or plain text; large and binary bodies can be saved. */
export function AnswerBodyView({ body }: { body: AnswerBody }) {
  if (body.kind === "none") return <p className={styles.faint}>{text.noBody}</p>;
  const { blob, bytes, mediaType } = body;
  const isJson = /[/+]json\b/i.test(mediaType);
  const save = blob && (
    <button type="button" onClick={() => saveFile(blob, isJson ? "answer.json" : "answer")}>
      {text.save}
    </button>
  );
  const isPart = body.kind === "binary" || body.isCut;
  return (
    <>
      {isPart && (
        <p className={styles.note}>
          {body.kind === "binary"
            ? text.binary(mediaType, text.bytes(bytes))
            : text.cut(text.bytes(body.text.length), text.bytes(bytes))}{" "}
          {save ?? text.tooLarge(text.bytes(mostBytes))}
        </p>
      )}
      {body.kind === "text" && (
        <pre className={styles.code} tabIndex={0} role="group" aria-labelledby="console-answer">
          <code>
            <Colored text={body.text} tokens={isJson ? jsonTokens : plain} />
          </code>
        </pre>
      )}
    </>
  );
}
