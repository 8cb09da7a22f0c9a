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
import type { SchemaReader } from "../../../mock/schema-reader";
import { isObject, textsAt } from "../../../openapi/json";
import { variantsOf } from "../../../openapi/variants";
import { fieldId, useConsoleContext } from "./console-context";
import { Options } from "./Options";
import { VariantSelect } from "./VariantSelect";
import * as styles from "./Fields.module.css";

/** What every field of a body gets. */
export interface FieldProps {
  name: string;
  /** As written in the description, with references. */
  schema: unknown;
  path: JSONPath;
  required?: boolean;
  /** Undefined if the field cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** What fields with nested fields get. */
export interface NestedProps extends Pick<FieldProps, "name" | "schema" | "path"> {
  actions?: ReactNode;
  finding?: string | undefined;
  description?: string;
  /** Renders any value: `ValueField`, which imports this file. */
  Field: ComponentType<FieldProps>;
}

type NestedFieldsProps = Omit<NestedProps, "schema" | "Field"> & { children: ReactNode };

/** The frame around nested fields. */
export function NestedFields(props: NestedFieldsProps) {
  const { name, path, actions, finding, description, children } = props;
  return (
    <fieldset className={styles.nested} id={fieldId(pointerTo(path))} tabIndex={-1}>
      <legend>
        {name} <span className={styles.actions}>{actions}</span>
      </legend>
      {finding && <p className={styles.finding}>{finding}</p>}
      {description && <p className={styles.about}>{description}</p>}
      {children}
    </fieldset>
  );
}

interface AddFieldProps {
  label: string;
  fields: ReturnType<SchemaReader["fields"]>;
  onAdd: (name: string, value: unknown) => void;
}

function AddField({ label, fields, onAdd }: AddFieldProps) {
  const { reader } = useConsoleContext().of;
  return (
    <select
      className={styles.add}
      aria-label={label}
      value=""
      onChange={({ target }) => {
        const field = fields.find(({ name }) => name === target.value);
        if (field) onAdd(field.name, initialValue(field.written, reader));
      }}
    >
      <option value="">{text.addField}</option>
      <Options of={fields.map(({ name }) => [name, name])} />
    </select>
  );
}

/** The fields of an object that it has or needs; others can be added. */
export function ObjectField({ schema, Field, ...frame }: NestedProps) {
  const { name, path, finding } = frame;
  const { of, body, setBody } = useConsoleContext();
  const { reader } = of;
  const node = nodeAt(readJson(body).node, path);
  const value: unknown = node ? getNodeValue(node) : {};
  const present = new Set(isObject(value) ? Object.keys(value) : []);
  const fields = reader.fields(schema, value).filter(({ readOnly }) => !readOnly);
  const known = new Set(fields.map((field) => field.name));
  const unknown = [...present].filter((key) => !known.has(key));
  // As on the page: what is required first, in the order of that list.
  const order = textsAt(reader.resolve(schema).schema, "required");
  const place = (field: { name: string; required: boolean }) =>
    field.required ? order.indexOf(field.name) : order.length;
  const shown = fields
    .filter((field) => present.has(field.name) || field.required)
    .sort((a, b) => place(a) - place(b));
  const others = fields.filter((field) => !present.has(field.name) && !field.required);
  const variants = variantsOf(reader.resolve(schema).schema, reader.resolve);
  const tag = variants?.discriminator;
  const set = (key: string, next: unknown) => setBody(setInJson(body, [...path, key], next));
  const inner = (
    <>
      {tag && (
        <VariantSelect
          variants={variants}
          tag={tag}
          value={isObject(value) ? value : {}}
          path={path}
        />
      )}
      {shown
        .filter((field) => field.name !== tag)
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
        <AddField
          label={path.length ? `${name}: ${text.addField}` : text.addField}
          fields={others}
          onAdd={set}
        />
      )}
    </>
  );
  if (path.length) return <NestedFields {...frame}>{inner}</NestedFields>;
  return (
    <div id={fieldId("")}>
      {finding && <p className={styles.finding}>{finding}</p>}
      {inner}
    </div>
  );
}
