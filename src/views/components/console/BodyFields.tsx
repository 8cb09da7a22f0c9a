import { bodyKind, isWrittenAsJson } from "../../../browser/console/request/body-kind";
import type { Draft } from "../../../browser/console/request/draft";
import { readJson } from "../../../browser/console/request/exact-json";
import { text } from "../../../i18n/console-text";
import type { MediaTypeContent } from "../../../mock/mock-operations";
import { fieldId, useConsoleContext } from "./console-context";
import { FileControl } from "./FileControl";
import { JsonEditor } from "./JsonEditor";
import { Labeled } from "./Labeled";
import { Options } from "./Options";
import { ValueField } from "./ValueField";
import * as styles from "./Fields.module.css";

/** How a JSON body is edited. */
export type BodyTab = "form" | "json";

interface BodyFieldsProps {
  tab: BodyTab;
  onTab: (tab: BodyTab) => void;
  draft: Draft;
  onExample: (mediaType: string | undefined, example?: number) => void;
}

/** The body: JSON as a form or as text, which edit the same text; other media types as a form, text, or a file. */
export function BodyFields({ tab, onTab, draft, onExample }: BodyFieldsProps) {
  const { of, content } = useConsoleContext();
  const { body } = of.operation;
  if (!body || !content) return null;
  const { mediaType, examples } = content;
  const exampleNames = of.exampleNames.get(mediaType) ?? [];
  return (
    <fieldset className={styles.group}>
      <legend>
        {text.body} <span className={styles.type}>{mediaType}</span>
      </legend>
      <div className={styles.bar}>
        {body.contents.length > 1 && (
          <label className={styles.kind}>
            {text.mediaType}
            <select value={mediaType} onChange={({ target }) => onExample(target.value)}>
              <Options of={body.contents.map((each) => [each.mediaType, each.mediaType])} />
            </select>
          </label>
        )}
        {bodyKind(mediaType) === "json" && (
          <div className={styles.tabs} role="group" aria-label={text.body}>
            {(["form", "json"] as const).map((id) => (
              <button key={id} type="button" aria-pressed={tab === id} onClick={() => onTab(id)}>
                {text[id]}
              </button>
            ))}
          </div>
        )}
        {examples.length > 1 && (
          <label className={styles.kind}>
            {text.example}
            <select
              value={draft.example ?? 0}
              onChange={({ target }) => onExample(draft.mediaType, Number(target.value))}
            >
              <Options of={exampleNames.map((name, index) => [index, name])} />
            </select>
          </label>
        )}
      </div>
      <BodyEditor content={content} required={body.required} tab={tab} />
    </fieldset>
  );
}

interface BodyEditorProps {
  content: MediaTypeContent;
  required: boolean;
  tab: BodyTab;
}

function BodyEditor({ content: { mediaType, schema }, required, tab }: BodyEditorProps) {
  const { body, setBody, findings } = useConsoleContext();
  const kind = bodyKind(mediaType);
  const labeled = { id: fieldId(""), finding: findings.body[""], required };
  if (kind === "file")
    return (
      <Labeled {...labeled} name={text.chooseFile}>
        <FileControl shared={{ id: labeled.id }} value={body} onChange={setBody} />
      </Labeled>
    );
  if (!isWrittenAsJson(mediaType))
    return (
      <Labeled {...labeled} name={text.bodyAsText}>
        <textarea
          id={labeled.id}
          value={body}
          rows={Math.min(16, body.split("\n").length + 1)}
          spellCheck={false}
          onChange={({ target }) => setBody(target.value)}
        />
      </Labeled>
    );
  if (kind === "json" && tab === "json") return <JsonEditor />;
  if (readJson(body).error) return <p className={styles.finding}>{text.brokenJson}</p>;
  return <ValueField name={text.body} schema={schema} path={[]} required={required} />;
}
