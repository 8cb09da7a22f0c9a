import {
  isNumberText,
  nodeAt,
  pointerTo,
  rawText,
  readJson,
  setInJson,
} from "../../../browser/console/request/exact-json";
import { initialValue } from "../../../browser/console/editor/initial-value";
import { bodyKind } from "../../../browser/console/request/body-kind";
import { text } from "../../../i18n/console-text";
import { isFile } from "../../../openapi/file-fields";
import { isObject, listAt, textAt } from "../../../openapi/json";
import { isNullable, typesOf } from "../../../openapi/schema-type";
import { typeText } from "../../../openapi/type-text";
import { variantsOf } from "../../../openapi/variants";
import { fieldId, useConsoleContext } from "./console-context";
import { FileControl } from "./FileControl";
import { describedBy, Labelled } from "./Labelled";
import { ListField } from "./ListField";
import { ObjectField, type FieldProps } from "./ObjectField";
import { RawField } from "./RawField";
import { TextControl } from "./TextControl";

/** The field of any value of a body, by what its schema and the value are. */
export function ValueField({ name, schema, path, required = false, onRemove }: FieldProps) {
  const { of, content, findings, body, setBody } = useConsoleContext();
  const { reader } = of;
  const resolved = reader.resolve(schema);
  const node = nodeAt(readJson(body).node, path);
  const pointer = pointerTo(path);
  const id = fieldId(pointer);
  const finding = findings.body[pointer];
  const description =
    (isObject(schema) && textAt(schema, "description")) ||
    textAt(resolved.schema, "description") ||
    "";
  const set = (value: unknown) => setBody(setInJson(body, path, value));
  const nullable = isNullable(resolved.schema);
  const actions = (
    <>
      {nullable && (
        <button
          type="button"
          onClick={() => set(node?.type === "null" ? initialValue(schema, reader) : null)}
        >
          {node?.type === "null" ? text.setValue : text.setNull}
        </button>
      )}
      {onRemove && (
        <button type="button" aria-label={text.remove(name)} onClick={onRemove}>
          ✕
        </button>
      )}
    </>
  );
  const type = typesOf(resolved.schema).find((one) => one !== "null");
  const isObjectNode = node?.type === "object";
  const variants = variantsOf(resolved.schema, reader.resolve);
  const nested = {
    ...{ name, schema, path, required, actions, finding, description },
    Field: ValueField,
  };
  if (isObjectNode && (reader.fields(schema).length || variants?.discriminator))
    return <ObjectField {...nested} />;
  if (node?.type === "array" && resolved.schema.items) return <ListField {...nested} />;

  const shared = {
    id,
    "aria-invalid": finding ? true : undefined,
    "aria-describedby": describedBy(id, finding, description),
    "aria-required": required || undefined,
  };
  const labelled = {
    id,
    name,
    required,
    description,
    finding,
    actions,
    type: typeText(resolved, reader.resolve),
  };
  if (node?.type === "null")
    return (
      <Labelled {...labelled}>
        <input {...shared} type="text" value="null" readOnly />
      </Labelled>
    );
  const constant = resolved.schema.const;
  const allowed = constant === undefined ? listAt(resolved.schema, "enum") : [constant];
  const choices = allowed.length ? allowed : type === "boolean" ? [true, false] : [];
  const isPlain = !node || ["string", "number", "boolean"].includes(node.type);
  if (choices.length && isPlain) {
    const value: unknown = node?.value;
    const index = choices.findIndex((one) => one === value);
    return (
      <Labelled {...labelled}>
        <select
          {...shared}
          value={index}
          onChange={({ target }) => set(choices[Number(target.value)])}
        >
          {index < 0 && <option value={-1}>{value === undefined ? "–" : String(value)}</option>}
          {choices.map((one, at) => (
            <option key={at} value={at}>
              {String(one)}
            </option>
          ))}
        </select>
      </Labelled>
    );
  }
  const isParts = content !== undefined && bodyKind(content.mediaType) === "parts";
  const isFileField = isParts && path.length > 0 && isFile(schema, reader.resolve);
  const isNumber = type === "integer" || type === "number";
  if ((type === "string" || isNumber || isFileField) && isPlain) {
    const value = node ? (node.type === "string" ? String(node.value) : rawText(body, node)) : "";
    if (isFileField)
      return (
        <Labelled {...labelled}>
          <FileControl shared={shared} value={value} onChange={set} />
        </Labelled>
      );
    const change = (next: string) => set(isNumber && isNumberText(next) ? { literal: next } : next);
    return (
      <Labelled {...labelled}>
        <TextControl
          shared={shared}
          schema={resolved.schema}
          value={value}
          isNumber={isNumber}
          onChange={change}
        />
      </Labelled>
    );
  }
  return (
    <Labelled {...labelled}>
      <RawField shared={shared} node={node} path={path} />
    </Labelled>
  );
}
