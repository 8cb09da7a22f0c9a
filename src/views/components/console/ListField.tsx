import { initialValue } from "../../../browser/console/editor/initial-value";
import { nodeAt, readJson, setInJson } from "../../../browser/console/request/exact-json";
import { text } from "../../../i18n/console-text";
import { useConsoleContext } from "./console-context";
import { NestedFields, type NestedProps } from "./ObjectField";
import * as styles from "./Fields.module.css";

/** The items of a list, which can be removed and added to. */
export function ListField({ schema, Field, ...frame }: NestedProps) {
  const { name, path } = frame;
  const { of, body, setBody } = useConsoleContext();
  const node = nodeAt(readJson(body).node, path);
  const count = node?.children?.length ?? 0;
  const items = of.reader.items(schema);
  const set = (index: number, value: unknown) => setBody(setInJson(body, [...path, index], value));
  return (
    <NestedFields {...frame}>
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
    </NestedFields>
  );
}
