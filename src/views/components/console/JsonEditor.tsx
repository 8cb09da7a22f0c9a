import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { completeJson, type Completion } from "../../../browser/console/editor/complete-json";
import { findingMarks, type FindingMark } from "../../../browser/console/editor/finding-marks";
import { jsonTokens } from "../../../browser/console/editor/json-tokens";
import { text } from "../../../i18n/console-text";
import { Colored } from "./Colored";
import { useConsoleContext } from "./console-context";
import { Suggestions } from "./Suggestions";
import * as styles from "./JsonEditor.module.css";

/** Suggestions at the cursor, and the keys that choose one. */
function useCompletion(field: RefObject<HTMLTextAreaElement | null>) {
  const { of, content, body, setBody } = useConsoleContext();
  const [completion, setCompletion] = useState<Completion>();
  const [active, setActive] = useState(0);
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [body, field]);

  const dismiss = () => setCompletion(undefined);
  const suggest = (value: string, offset: number) => {
    const found = completeJson(value, offset, content?.schema, of.reader);
    setCompletion(found.suggestions.length ? found : undefined);
    setActive(0);
  };
  const accept = (index: number) => {
    const chosen = completion?.suggestions[index];
    if (!completion || !chosen) return;
    caret.current = completion.from + chosen.insert.length;
    dismiss();
    setBody(body.slice(0, completion.from) + chosen.insert + body.slice(completion.to));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if ((event.ctrlKey || event.metaKey) && event.key === " ") {
      event.preventDefault();
      suggest(body, event.currentTarget.selectionStart);
      return;
    }
    if (!completion) return;
    const count = completion.suggestions.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + count) % count);
    else if (event.key === "Enter" || event.key === "Tab") accept(active);
    else if (event.key === "Escape") dismiss();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { completion, active, suggest, accept, dismiss, onKeyDown };
}

/** Selects a place that something is wrong with. */
function select(field: HTMLTextAreaElement | null, { from, to }: FindingMark): void {
  field?.focus();
  field?.setSelectionRange(from, to);
}

/** The body as JSON: a text field over a colored copy, with suggestions from the schema. */
export function JsonEditor() {
  const { body, setBody, findings } = useConsoleContext();
  const field = useRef<HTMLTextAreaElement>(null);
  const { completion, active, suggest, accept, dismiss, onKeyDown } = useCompletion(field);
  const marks = useMemo(() => findingMarks(body, findings.body), [body, findings.body]);
  const finding = marks.length ? undefined : findings.body[""];
  const before = body.slice(0, completion?.from ?? 0);
  return (
    <div className={styles.editor} data-wrong={finding || marks.length ? "" : undefined}>
      <div className={styles.scroll}>
        <div className={styles.sheet}>
          <pre className={styles.colors} aria-hidden="true">
            <Colored text={body} tokens={jsonTokens} marks={marks} />
            {"\n"}
          </pre>
          <textarea
            ref={field}
            id="console-json"
            className={styles.text}
            value={body}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-label={text.editor}
            aria-describedby={`console-json-hint${marks.length ? " console-json-findings" : ""}`}
            aria-invalid={finding || marks.length ? true : undefined}
            aria-controls={completion ? "console-suggestions" : undefined}
            aria-activedescendant={completion ? `console-suggestion-${active}` : undefined}
            onKeyDown={onKeyDown}
            onBlur={dismiss}
            onChange={({ target, nativeEvent }) => {
              setBody(target.value);
              const typed = (nativeEvent as InputEvent).data;
              if (typed && /["\w]/.test(typed)) suggest(target.value, target.selectionStart);
              else dismiss();
            }}
          />
          {completion && (
            <Suggestions
              suggestions={completion.suggestions}
              active={active}
              line={before.split("\n").length}
              column={before.length - before.lastIndexOf("\n") - 1}
              onChoose={accept}
            />
          )}
        </div>
      </div>
      <p className={styles.hint} id="console-json-hint" data-wrong={finding ? "" : undefined}>
        {finding ?? text.editorHint}
      </p>
      {marks.length > 0 && (
        <ul className={styles.findings} id="console-json-findings">
          {marks.map((mark, index) => (
            <li key={index}>
              <button type="button" onClick={() => select(field.current, mark)}>
                {text.line(mark.line)}
              </button>{" "}
              {mark.finding}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
