import type { Offer } from "../../../mock/prefill/offers";
import type { JsonObject } from "../../../openapi/json";
import { IdOptions } from "./IdOptions";

interface TextControlProps {
  shared: { id: string };
  schema: JsonObject;
  value: string;
  isNumber: boolean;
  /** Ids to offer. */
  ids?: readonly Offer[];
  onChange: (value: string) => void;
}

/** From this maximum length on, a text gets several lines. */
const longText = 250;

/** The control for a text or a number, which stays as typed. */
export function TextControl(props: TextControlProps) {
  const { shared, schema, value, isNumber, ids = [], onChange } = props;
  const own = {
    ...shared,
    value,
    autoComplete: "off",
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (!isNumber && (Number(schema.maxLength ?? 0) > longText || value.includes("\n")))
    return <textarea {...own} rows={Math.min(6, value.split("\n").length + 1)} />;
  const isDate = schema.format === "date" && (value === "" || /^\d{4}-\d\d-\d\d$/.test(value));
  return (
    <>
      <input
        {...own}
        type={isDate ? "date" : "text"}
        inputMode={isNumber ? "decimal" : undefined}
        placeholder={schema.example === undefined ? undefined : String(schema.example)}
        list={ids.length ? `${shared.id}-ids` : undefined}
      />
      <IdOptions id={`${shared.id}-ids`} ids={ids} />
    </>
  );
}
