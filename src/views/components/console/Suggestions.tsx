import { useEffect, useRef, type CSSProperties } from "react";
import type { Suggestion } from "../../../browser/console/editor/complete-json";
import { text } from "../../../i18n/console-text";
import * as styles from "./JsonEditor.module.css";

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  active: number;
  /** Position of the suggestions: line from 1, column from 0. */
  line: number;
  column: number;
  onChoose: (index: number) => void;
}

/** Suggestions below the cursor; the text field handles the keys. */
export function Suggestions({ suggestions, active, line, column, onChoose }: SuggestionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <ul
      ref={list}
      id="console-suggestions"
      role="listbox"
      aria-label={text.suggestions}
      className={styles.suggestions}
      style={{ "--line": line, "--column": Math.min(column, 24) } as CSSProperties}
    >
      {suggestions.map(({ label, detail }, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field handles the keys
        <li
          key={label}
          id={`console-suggestion-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <code>{label}</code> <span>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
