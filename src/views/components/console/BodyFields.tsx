import { useState } from "react";
import { bodyKind, isWrittenAsJson } from "../../../browser/console/request/body-kind";
import { exampleBody, type Draft } from "../../../browser/console/request/draft";
import { readJson } from "../../../browser/console/request/exact-json";
import { text } from "../../../i18n/console-text";
import { fieldId, useConsoleContext } from "./console-context";
import { FileControl } from "./FileControl";
import { JsonEditor } from "./JsonEditor";
import { Labelled } from "./Labelled";
import { ValueField } from "./ValueField";
import * as styles from "./Fields.module.css";

interface BodyFieldsProps {
  tab: "form" | "json";
  onTab: (tab: "form" | "json") => void;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The body: of JSON as a form or as text, which write the same; of other media types as a form, a text or a file. */
export function BodyFields({ tab, onTab, draft, onChange }: BodyFieldsProps) {
  const { of, content, body: written, setBody, findings } = useConsoleContext();
  const [example, setExample] = useState(0);
  const { body } = of.operation;
  if (!body || !content) return null;
  const { mediaType, schema, examples } = content;
  const kind = bodyKind(mediaType);
  const choices = of.exampleNames.get(mediaType) ?? [];
  const own = { id: fieldId(""), finding: findings.body[""], required: body.required };
  return (
    <fieldset className={styles.group}>
      <legend>
        {text.body} <span className={styles.type}>{mediaType}</span>
      </legend>
      <div className={styles.bar}>
        {body.contents.length > 1 && (
          <label className={styles.kind}>
            {text.mediaType}
            <select
              value={mediaType}
              onChange={({ target: { value } }) => {
                setExample(0);
                onChange({ ...draft, mediaType: value, body: exampleBody(of, value) });
              }}
            >
              {body.contents.map((one) => (
                <option key={one.mediaType}>{one.mediaType}</option>
              ))}
            </select>
          </label>
        )}
        {kind === "json" && (
          <div className={styles.tabs} role="group" aria-label={text.body}>
            {(["form", "json"] as const).map((one) => (
              <button key={one} type="button" aria-pressed={tab === one} onClick={() => onTab(one)}>
                {text[one]}
              </button>
            ))}
          </div>
        )}
        {examples.length > 1 && (
          <label className={styles.kind}>
            {text.example}
            <select
              value={example}
              onChange={({ target }) => {
                setExample(Number(target.value));
                setBody(exampleBody(of, mediaType, Number(target.value)));
              }}
            >
              {choices.map((name, index) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {kind === "file" ? (
        <Labelled {...own} name={text.chooseFile}>
          <FileControl shared={{ id: own.id }} value={written} onChange={setBody} />
        </Labelled>
      ) : !isWrittenAsJson(mediaType) ? (
        <Labelled {...own} name={text.bodyAsText}>
          <textarea
            id={own.id}
            value={written}
            rows={Math.min(16, written.split("\n").length + 1)}
            spellCheck={false}
            onChange={({ target }) => setBody(target.value)}
          />
        </Labelled>
      ) : kind === "json" && tab === "json" ? (
        <JsonEditor />
      ) : readJson(written).error ? (
        <p className={styles.finding}>{text.brokenJson}</p>
      ) : (
        <ValueField name={text.body} schema={schema} path={[]} required={body.required} />
      )}
    </fieldset>
  );
}
