import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { completeJson, type Completion } from "../../../browser/console/editor/complete-json";
import { jsonTokens } from "../../../browser/console/editor/json-tokens";
import { text } from "../../../i18n/console-text";
import { Coloured } from "./Coloured";
import { useConsoleContext } from "./console-context";
import { Suggestions } from "./Suggestions";
import * as styles from "./JsonEditor.module.css";

/** The body as JSON: a text field, coloured from behind, with suggestions from the schema. */
export function JsonEditor() {
  const { of, content, body, setBody, findings } = useConsoleContext();
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const [completion, setCompletion] = useState<Completion>();
  const [active, setActive] = useState(0);
  const schema = content?.schema;
  const finding = findings.body[""];

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [body]);

  const suggest = (value: string, offset: number) => {
    const found = completeJson(value, offset, schema, of.reader);
    setCompletion(found.suggestions.length ? found : undefined);
    setActive(0);
  };

  const accept = (index: number) => {
    const chosen = completion?.suggestions[index];
    if (!completion || !chosen) return;
    const next = body.slice(0, completion.from) + chosen.insert + body.slice(completion.to);
    caret.current = completion.from + chosen.insert.length;
    setCompletion(undefined);
    setBody(next);
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
    else if (event.key === "Escape") setCompletion(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const before = body.slice(0, completion?.from ?? 0);
  return (
    <div className={styles.editor} data-wrong={finding ? "" : undefined}>
      <div className={styles.scroll}>
        <div className={styles.sheet}>
          <pre className={styles.colours} aria-hidden="true">
            <Coloured text={body} tokens={jsonTokens} />
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
            aria-describedby="console-json-hint"
            aria-invalid={finding ? true : undefined}
            aria-controls={completion ? "console-suggestions" : undefined}
            aria-activedescendant={completion ? `console-suggestion-${active}` : undefined}
            onKeyDown={onKeyDown}
            onBlur={() => setCompletion(undefined)}
            onChange={({ target, nativeEvent }) => {
              setBody(target.value);
              const typed = (nativeEvent as InputEvent).data;
              if (typed && /["\w]/.test(typed)) suggest(target.value, target.selectionStart);
              else setCompletion(undefined);
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
      <p className={styles.hint} id="console-json-hint">
        {finding ?? text.editorHint}
      </p>
    </div>
  );
}
