import { useState } from "react";
import { exampleBody } from "../../console/request/draft";
import { isForm } from "../../console/request/build-request";
import { readJson } from "../../console/request/exact-json";
import { text } from "../../i18n/console-text";
import { useConsoleContext } from "./console-context";
import { JsonEditor } from "./JsonEditor";
import { ValueField } from "./ValueField";
import * as styles from "./Fields.module.css";

interface BodyFieldsProps {
  tab: "form" | "json";
  onTab: (tab: "form" | "json") => void;
}

/** The body, as a form or as JSON: both write the same text. */
export function BodyFields({ tab, onTab }: BodyFieldsProps) {
  const { of, body: written, setBody } = useConsoleContext();
  const [example, setExample] = useState(0);
  const { body } = of.operation;
  if (!body) return null;
  const tabs = isForm(body.mediaType) ? (["form"] as const) : (["form", "json"] as const);
  const { error } = readJson(written);
  return (
    <fieldset className={styles.group}>
      <legend>
        {text.body} <span className={styles.type}>{body.mediaType}</span>
      </legend>
      <div className={styles.bar}>
        {tabs.length > 1 && (
          <div className={styles.tabs} role="group" aria-label={text.body}>
            {tabs.map((one) => (
              <button key={one} type="button" aria-pressed={tab === one} onClick={() => onTab(one)}>
                {text[one]}
              </button>
            ))}
          </div>
        )}
        {body.examples.length > 1 && (
          <label className={styles.kind}>
            {text.example}
            <select
              value={example}
              onChange={({ target }) => {
                setExample(Number(target.value));
                setBody(exampleBody(of, Number(target.value)));
              }}
            >
              {of.exampleNames.map((name, index) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {tab === "json" ? (
        <JsonEditor />
      ) : error ? (
        <p className={styles.finding}>{text.brokenJson}</p>
      ) : (
        <ValueField name={text.body} schema={body.schema} path={[]} required={body.required} />
      )}
    </fieldset>
  );
}
