import type { ConsoleParameter } from "../../../browser/console/request/console-operation";
import { idPrefix } from "../../../browser/console/request/draft";
import { createdIds, seenIds } from "../../../browser/console/session/known-ids";
import { text } from "../../../i18n/console-text";
import { listAt } from "../../../openapi/json";
import { typeText } from "../../../openapi/type-text";
import { useConsoleContext } from "./console-context";
import { describedBy, Labelled } from "./Labelled";

interface ParameterFieldProps {
  parameter: ConsoleParameter;
  value: string;
  onChange: (value: string) => void;
  /** Reads the record and takes its version. */
  onCurrentVersion: () => void;
}

/** The field of one parameter: a choice where the schema lists values, else a text; ids of this session are offered. */
export function ParameterField({
  parameter,
  value,
  onChange,
  onCurrentVersion,
}: ParameterFieldProps) {
  const { of, findings } = useConsoleContext();
  const { key, name, required, description, schema, example } = parameter;
  const resolved = of.reader.resolve(schema);
  const allowed = listAt(resolved.schema, "enum");
  const type = of.reader.typeOf(schema);
  const choices = allowed.length ? allowed : type === "boolean" ? [true, false] : [];
  const prefix = idPrefix(parameter, of);
  const ids = prefix
    ? [...new Set([...(createdIds()[prefix] ?? []), ...(seenIds()[prefix] ?? [])])]
    : [];
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
    <Labelled
      id={id}
      name={name}
      type={typeText(resolved, of.reader.resolve)}
      required={required}
      description={description}
      finding={finding}
      actions={
        // A page without https has no keys to give.
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
      {choices.length ? (
        <select {...shared} onChange={({ target }) => onChange(target.value)}>
          {!choices.map(String).includes(value) && <option value={value}>{value || "–"}</option>}
          {value !== "" && !required && <option value="">–</option>}
          {choices.map((one) => (
            <option key={String(one)} value={String(one)}>
              {String(one)}
            </option>
          ))}
        </select>
      ) : (
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
          {ids.length > 0 && (
            <datalist id={`${id}-ids`}>
              {ids.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Labelled>
  );
}
