import type { JSONPath } from "jsonc-parser";
import { useRef } from "react";
import { changeVariant } from "../../../browser/console/editor/change-variant";
import type { JsonObject } from "../../../openapi/json";
import type { variantsOf } from "../../../openapi/variants";
import { useConsoleContext } from "./console-context";
import { Options } from "./Options";
import * as styles from "./Fields.module.css";

interface VariantSelectProps {
  variants: NonNullable<ReturnType<typeof variantsOf>>;
  /** Name of the discriminator. */
  tag: string;
  value: JsonObject;
  path: JSONPath;
}

/** The kind of an object; what was typed stays as far as another kind has it, and comes back with its own. */
export function VariantSelect({ variants: { options }, tag, value, path }: VariantSelectProps) {
  const { of, body, setBody } = useConsoleContext();
  const left = useRef<JsonObject>({});
  const chosen = String(value[tag] ?? "");
  const choose = (label: string) => {
    const schema = options.find((option) => option.label === label)?.schema;
    left.current = { ...left.current, ...value };
    const change = { text: body, path, value, tag, label, schema, left: left.current };
    setBody(changeVariant(change, of.reader));
  };
  return (
    <label className={styles.kind}>
      {tag}
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {!options.some(({ label }) => label === chosen) && <option value={chosen}>–</option>}
        <Options of={options.map(({ label }) => [label, label])} />
      </select>
    </label>
  );
}
