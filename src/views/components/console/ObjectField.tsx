import { getNodeValue, type JSONPath } from "jsonc-parser";
import type { ComponentType, ReactNode } from "react";
import { initialValue } from "../../../browser/console/editor/initial-value";
import {
  nodeAt,
  pointerTo,
  readJson,
  setInJson,
} from "../../../browser/console/request/exact-json";
import { text } from "../../../i18n/console-text";
import { isObject } from "../../../openapi/json";
import { variantsOf } from "../../../openapi/variants";
import { fieldId, useConsoleContext } from "./console-context";
import * as styles from "./Fields.module.css";

/** What every field of a body knows. */
export interface FieldProps {
  name: string;
  /** As it is written in the description. */
  schema: unknown;
  path: JSONPath;
  required?: boolean;
  /** Takes the field away, where that is possible. */
  onRemove?: (() => void) | undefined;
}

/** What a field with others inside of it knows. */
export interface NestedProps {
  name: string;
  schema: unknown;
  path: JSONPath;
  required: boolean;
  actions?: ReactNode;
  finding?: string | undefined;
  description?: string;
  /** Draws any value; given, because it draws objects with this file. */
  Field: ComponentType<FieldProps>;
}

/** The fields of an object: those that it has and those that it needs; the others can be added. */
export function ObjectField({
  name,
  schema,
  path,
  actions,
  finding,
  description,
  Field,
}: NestedProps) {
  const { of, body, setBody } = useConsoleContext();
  const { reader } = of;
  const node = nodeAt(readJson(body).node, path);
  const value: unknown = node ? getNodeValue(node) : {};
  const has = new Set(isObject(value) ? Object.keys(value) : []);
  const fields = reader.fields(schema, value).filter(({ readOnly }) => !readOnly);
  const known = new Set(fields.map((field) => field.name));
  const shown = fields
    .filter((field) => has.has(field.name) || field.required)
    .sort((a, b) => Number(b.required) - Number(a.required));
  const unknown = [...has].filter((key) => !known.has(key));
  const others = fields.filter((field) => !has.has(field.name) && !field.required);
  const variants = variantsOf(reader.resolve(schema).schema, reader.resolve);
  const tagName = variants?.discriminator;
  const tag = tagName && isObject(value) ? String(value[tagName] ?? "") : "";
  const set = (key: string, next: unknown) => setBody(setInJson(body, [...path, key], next));
  const id = fieldId(pointerTo(path));
  const inner = (
    <>
      {finding && <p className={styles.finding}>{finding}</p>}
      {description && path.length > 0 && <p className={styles.about}>{description}</p>}
      {tagName && (
        <label className={styles.kind}>
          {tagName}
          <select
            value={tag}
            onChange={({ target }) => {
              const chosen = variants.options.find(({ label }) => label === target.value);
              const first = initialValue(chosen?.schema, reader);
              const next = { ...(isObject(first) ? first : {}), [tagName]: target.value };
              setBody(setInJson(body, path, next));
            }}
          >
            {!variants.options.some(({ label }) => label === tag) && <option value={tag}>–</option>}
            {variants.options.map(({ label }) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown
        .filter((field) => field.name !== tagName)
        .map((field) => (
          <Field
            key={field.name}
            name={field.name}
            schema={field.written}
            path={[...path, field.name]}
            required={field.required}
            onRemove={field.required ? undefined : () => set(field.name, undefined)}
          />
        ))}
      {unknown.map((key) => (
        <Field
          key={key}
          name={key}
          schema={{}}
          path={[...path, key]}
          onRemove={() => set(key, undefined)}
        />
      ))}
      {others.length > 0 && (
        <select
          className={styles.add}
          aria-label={path.length ? `${name}: ${text.addField}` : text.addField}
          value=""
          onChange={({ target }) => {
            const field = others.find((one) => one.name === target.value);
            if (field) set(field.name, initialValue(field.written, reader));
          }}
        >
          <option value="">{text.addField}</option>
          {others.map((field) => (
            <option key={field.name} value={field.name}>
              {field.name}
            </option>
          ))}
        </select>
      )}
    </>
  );
  if (!path.length) return <div id={id}>{inner}</div>;
  return (
    <fieldset className={styles.nested} id={id} tabIndex={-1}>
      <legend>
        {name} <span className={styles.actions}>{actions}</span>
      </legend>
      {inner}
    </fieldset>
  );
}
