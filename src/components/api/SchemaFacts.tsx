import { Fragment } from "react";
import { text } from "../../i18n/en";
import type { SchemaNode } from "../../openapi/model";
import * as styles from "./Field.module.css";

/** A value as code: text as it is, everything else as JSON. */
export function formatValue(value: unknown): string {
  return typeof value === "string" ? value || '""' : (JSON.stringify(value) ?? "");
}

function hasFacts(schema: SchemaNode, example: unknown): boolean {
  const { constraints, default: initial, const: constant } = schema;
  return [constraints?.length || undefined, initial, constant, example].some(
    (v) => v !== undefined && v !== null,
  );
}

/** Constraints, default, constant and example of a schema, and its enum with what each value means. */
export function SchemaFacts({ schema, example }: { schema: SchemaNode; example?: unknown }) {
  const shown = example ?? schema.example;
  const facts: [string, unknown][] = [
    [text.constant, schema.const],
    [text.default, schema.default],
    [text.example, typeof shown === "object" ? undefined : shown],
  ];
  const present = facts.filter(([, value]) => value !== undefined && value !== null);
  return (
    <>
      {hasFacts(schema, shown) && (present.length > 0 || schema.constraints) && (
        <p className={styles.facts}>
          {schema.constraints?.map((constraint) => (
            <span key={constraint}>{constraint}</span>
          ))}
          {present.map(([label, value]) => (
            <span key={label}>
              {label} <code>{formatValue(value)}</code>
            </span>
          ))}
        </p>
      )}
      {schema.enum && <EnumValues values={schema.enum} />}
    </>
  );
}

function EnumValues({ values }: { values: NonNullable<SchemaNode["enum"]> }) {
  if (!values.some(({ description }) => description))
    return (
      <p className={styles.facts}>
        <span>
          {text.values}{" "}
          {values.map(({ value }, index) => (
            <Fragment key={index}>
              {index > 0 && ", "}
              <code>{formatValue(value)}</code>
            </Fragment>
          ))}
        </span>
      </p>
    );
  return (
    <dl className={styles.values}>
      {values.map(({ value, description }, index) => (
        <div key={index}>
          <dt>
            <code>{formatValue(value)}</code>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
