import type { ConsoleParameter } from "../../../browser/console/request/console-operation";
import { idPrefix } from "../../../browser/console/request/draft";
import { idsToOffer } from "../../../browser/console/session/known-ids";
import { text } from "../../../i18n/console-text";
import { listAt } from "../../../openapi/json";
import { typeText } from "../../../openapi/type-text";
import { Choices } from "./Choices";
import { useConsoleContext } from "./console-context";
import { IdOptions } from "./IdOptions";
import { describedBy, Labeled } from "./Labeled";
import { Options } from "./Options";

interface ControlProps {
  parameter: ConsoleParameter;
  /** Attributes of every control. */
  shared: { id: string; value: string };
  onChange: (value: string) => void;
}

/** A choice if the schema lists values, else a text field that offers the ids of this session. */
function Control({ parameter, shared, onChange }: ControlProps) {
  const { of } = useConsoleContext();
  const { required, schema, example } = parameter;
  const { id, value } = shared;
  const type = of.reader.typeOf(schema);
  const allowed = listAt(of.reader.resolve(schema).schema, "enum");
  const choices = allowed.length ? allowed : type === "boolean" ? [true, false] : [];
  if (choices.length)
    return (
      <select {...shared} onChange={({ target }) => onChange(target.value)}>
        {!choices.map(String).includes(value) && <option value={value}>{value || "–"}</option>}
        {value !== "" && !required && <option value="">–</option>}
        <Options of={choices.map((choice) => [String(choice), String(choice)])} />
      </select>
    );
  const items = listAt(of.reader.resolve(of.reader.items(schema)).schema, "enum");
  if (type === "array" && items.length) {
    const chosen = value === "" ? [] : value.split(",").map((text) => text.trim());
    return (
      <div role="group" id={id} tabIndex={-1} aria-labelledby={`${id}-name`}>
        <Choices
          choices={items.map(String)}
          chosen={chosen}
          onChange={(next) => onChange(next.join(","))}
        />
      </div>
    );
  }
  const ids = idsToOffer(idPrefix(schema, of));
  return (
    <>
      <input
        {...shared}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={type === "integer" || type === "number" ? "decimal" : undefined}
        placeholder={example === undefined ? undefined : String(example)}
        list={ids.length ? `${id}-ids` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <IdOptions id={`${id}-ids`} ids={ids} />
    </>
  );
}

interface ParameterFieldProps extends Omit<ControlProps, "shared"> {
  value: string;
  /** Sets the parameter to the current version of the record. */
  onCurrentVersion: () => void;
}

export function ParameterField(props: ParameterFieldProps) {
  const { parameter, value, onChange, onCurrentVersion } = props;
  const { of, findings } = useConsoleContext();
  const { key, name, required, description, schema } = parameter;
  const id = `console-${key}`;
  const finding = findings.parameters[key];
  const shared = {
    id,
    value,
    "aria-invalid": finding ? true : undefined,
    "aria-describedby": describedBy(id, finding, description),
    "aria-required": required || undefined,
  };
  const lowerName = name.toLowerCase();
  return (
    <Labeled
      id={id}
      name={name}
      type={typeText(of.reader.resolve(schema), of.reader.resolve)}
      required={required}
      description={description}
      finding={finding}
      actions={
        // Pages without https have no crypto.randomUUID.
        lowerName === "idempotency-key" && isSecureContext ? (
          <button type="button" onClick={() => onChange(crypto.randomUUID())}>
            {text.newKey}
          </button>
        ) : /^if-(none-)?match$/.test(lowerName) ? (
          <button type="button" onClick={onCurrentVersion}>
            {text.currentVersion}
          </button>
        ) : undefined
      }
    >
      <Control parameter={parameter} shared={shared} onChange={onChange} />
    </Labeled>
  );
}
