import { initialValue } from "../../../browser/console/editor/initial-value";
import {
  nodeAt,
  pointerTo,
  readJson,
  setInJson,
} from "../../../browser/console/request/exact-json";
import { text } from "../../../i18n/console-text";
import { fieldId, useConsoleContext } from "./console-context";
import type { NestedProps } from "./ObjectField";
import * as styles from "./Fields.module.css";

/** The entries of a list, which can be removed and added to. */
export function ListField({
  name,
  schema,
  path,
  actions,
  finding,
  description,
  Field,
}: NestedProps) {
  const { of, body, setBody } = useConsoleContext();
  const node = nodeAt(readJson(body).node, path);
  const count = node?.children?.length ?? 0;
  const items = of.reader.items(schema);
  const set = (index: number, value: unknown) => setBody(setInJson(body, [...path, index], value));
  return (
    <fieldset className={styles.nested} id={fieldId(pointerTo(path))} tabIndex={-1}>
      <legend>
        {name} <span className={styles.actions}>{actions}</span>
      </legend>
      {finding && <p className={styles.finding}>{finding}</p>}
      {description && <p className={styles.about}>{description}</p>}
      {Array.from({ length: count }, (_, index) => (
        <Field
          key={index}
          name={text.item(index + 1)}
          schema={items}
          path={[...path, index]}
          onRemove={() => set(index, undefined)}
        />
      ))}
      <button
        type="button"
        className={styles.add}
        aria-label={`${name}: ${text.addItem}`}
        onClick={() => set(count, initialValue(items, of.reader))}
      >
        + {text.addItem}
      </button>
    </fieldset>
  );
}
