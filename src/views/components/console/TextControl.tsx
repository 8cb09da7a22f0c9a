import type { JsonObject } from "../../../openapi/json";

interface TextControlProps {
  shared: { id: string };
  schema: JsonObject;
  value: string;
  isNumber: boolean;
  onChange: (value: string) => void;
}

/** From this maximum length on, a text gets several lines. */
const longText = 250;

/** The control for a text or a number, which stays as typed. */
export function TextControl({ shared, schema, value, isNumber, onChange }: TextControlProps) {
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
    <input
      {...own}
      type={isDate ? "date" : "text"}
      inputMode={isNumber ? "decimal" : undefined}
      placeholder={schema.example === undefined ? undefined : String(schema.example)}
    />
  );
}
