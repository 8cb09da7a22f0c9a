import { getNodeValue, type Node } from "jsonc-parser";
import {
  isNumberText,
  nodeAt,
  pointerTo,
  rawText,
  readJson,
  setInJson,
} from "../../../browser/console/request/exact-json";
import { initialValue } from "../../../browser/console/editor/initial-value";
import { idPrefix } from "../../../browser/console/request/draft";
import { idsToOffer } from "../../../browser/console/session/known-ids";
import { bodyKind } from "../../../browser/console/request/body-kind";
import { text } from "../../../i18n/console-text";
import { isFile } from "../../../openapi/file-fields";
import { isObject, listAt, textAt, type JsonObject } from "../../../openapi/json";
import { isNullable, typesOf } from "../../../openapi/schema-type";
import { typeText } from "../../../openapi/type-text";
import { variantsOf } from "../../../openapi/variants";
import { Choices } from "./Choices";
import { fieldId, useConsoleContext } from "./console-context";
import { FileControl } from "./FileControl";
import { describedBy, Labeled } from "./Labeled";
import { ListField } from "./ListField";
import { NestedFields, ObjectField, type FieldProps } from "./ObjectField";
import { Options } from "./Options";
import { RawField } from "./RawField";
import { TextControl } from "./TextControl";

interface ControlProps extends Pick<FieldProps, "schema" | "path"> {
  /** Attributes of every control. */
  shared: { id: string };
  node: Node | undefined;
  set: (value: unknown) => void;
}

const mainType = (schema: JsonObject) => typesOf(schema).find((type) => type !== "null");

/** The values that a schema lists. */
function choicesOf(schema: JsonObject): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  const allowed = listAt(schema, "enum");
  return !allowed.length && mainType(schema) === "boolean" ? [true, false] : allowed;
}

/** The field of any value of a body, depending on its schema and on the value. */
export function ValueField({ name, schema, path, required = false, onRemove }: FieldProps) {
  const { of, findings, body, setBody } = useConsoleContext();
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
  const actions = (
    <>
      {isNullable(resolved.schema) && (
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
  const about = { name, actions, finding, description };
  const hasFields = () =>
    reader.fields(schema).length || variantsOf(resolved.schema, reader.resolve)?.discriminator;
  if (node?.type === "object" && hasFields())
    return <ObjectField {...about} schema={schema} path={path} Field={ValueField} />;
  const choices = choicesOf(reader.resolve(reader.items(schema)).schema);
  if (node?.type === "array" && choices.length)
    return (
      <NestedFields {...about} path={path}>
        <Choices choices={choices} chosen={getNodeValue(node) as unknown[]} onChange={set} />
      </NestedFields>
    );
  if (node?.type === "array" && resolved.schema.items)
    return <ListField {...about} schema={schema} path={path} Field={ValueField} />;
  const shared = {
    id,
    "aria-invalid": finding ? true : undefined,
    "aria-describedby": describedBy(id, finding, description),
    "aria-required": required || undefined,
  };
  return (
    <Labeled {...about} id={id} required={required} type={typeText(resolved, reader.resolve)}>
      <Control shared={shared} schema={schema} path={path} node={node} set={set} />
    </Labeled>
  );
}

/** The control of a value without fields of its own. */
function Control({ shared, schema, path, node, set }: ControlProps) {
  const { of, content, body } = useConsoleContext();
  const resolved = of.reader.resolve(schema).schema;
  const isPlain = !node || ["string", "number", "boolean"].includes(node.type);
  if (node?.type === "null") return <input {...shared} type="text" value="null" readOnly />;
  if (!isPlain) return <RawField shared={shared} node={node} path={path} />;
  const choices = choicesOf(resolved);
  if (choices.length)
    return <ChoiceControl shared={shared} choices={choices} value={node?.value} set={set} />;
  const isParts = content !== undefined && bodyKind(content.mediaType) === "parts";
  const value = node ? (node.type === "string" ? String(node.value) : rawText(body, node)) : "";
  if (isParts && path.length > 0 && isFile(schema, of.reader.resolve))
    return <FileControl shared={shared} value={value} onChange={set} />;
  const type = mainType(resolved);
  const isNumber = type === "integer" || type === "number";
  if (type !== "string" && !isNumber) return <RawField shared={shared} node={node} path={path} />;
  return (
    <TextControl
      shared={shared}
      schema={resolved}
      value={value}
      isNumber={isNumber}
      ids={isNumber ? [] : idsToOffer(idPrefix(schema, of))}
      onChange={(next) => set(isNumber && isNumberText(next) ? { literal: next } : next)}
    />
  );
}

interface ChoiceControlProps extends Pick<ControlProps, "shared" | "set"> {
  choices: readonly unknown[];
  value: unknown;
}

function ChoiceControl({ shared, choices, value, set }: ChoiceControlProps) {
  const index = choices.indexOf(value);
  return (
    <select {...shared} value={index} onChange={({ target }) => set(choices[Number(target.value)])}>
      {index < 0 && <option value={-1}>{value === undefined ? "–" : String(value)}</option>}
      <Options of={choices.map((choice, at) => [at, String(choice)])} />
    </select>
  );
}
