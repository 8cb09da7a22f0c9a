import { Fragment, type ReactNode } from "react";
import { text } from "../../i18n/content-text";
import type { SchemaNode } from "../../openapi/schema-node";
import { InlineProse } from "./Prose";
import { useDrawing } from "./drawing";

function formatValue(value: unknown): string {
  return typeof value === "string" ? value || '""' : (JSON.stringify(value) ?? "");
}

const isShown = (value: unknown) => value !== undefined && value !== null;

/** Constraints, constant, default, example, enum, and lifecycle of a schema. */
export function Facts({ schema, example }: { schema: SchemaNode; example?: unknown }) {
  const shown = example ?? schema.example;
  const values: [string, unknown][] = [
    [text.constant, schema.const],
    [text.default, schema.default],
    [text.example, typeof shown === "object" ? undefined : shown],
  ];
  const facts: ReactNode[] = [
    ...(schema.constraints ?? []),
    ...values
      .filter(([, value]) => isShown(value))
      .map(([label, value]) => (
        <Fragment key={label}>
          {label} <code>{formatValue(value)}</code>
        </Fragment>
      )),
  ];
  return (
    <>
      {facts.length > 0 && (
        <p className="facts">
          {facts.map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && " · "}
              {fact}
            </Fragment>
          ))}
        </p>
      )}
      {schema.enum && <EnumValues values={schema.enum} />}
      <LifecycleLink schema={schema} />
    </>
  );
}

function LifecycleLink({ schema }: { schema: SchemaNode }) {
  const { lifecycleHref } = useDrawing();
  const href = schema.lifecycle && lifecycleHref(schema.lifecycle);
  if (!href) return null;
  return (
    <p className="facts">
      <a href={href}>{text.lifecycleOf}</a>
    </p>
  );
}

function EnumValues({ values }: { values: NonNullable<SchemaNode["enum"]> }) {
  if (!values.some(({ description }) => description))
    return (
      <p className="facts">
        {text.values}{" "}
        {values.map(({ value }, index) => (
          <Fragment key={index}>
            {index > 0 && ", "}
            <code>{formatValue(value)}</code>
          </Fragment>
        ))}
      </p>
    );
  return (
    <dl className="values">
      {values.map(({ value, descriptionHtml }, index) => (
        <Fragment key={index}>
          <dt>{formatValue(value)}</dt>
          <dd>{descriptionHtml && <InlineProse html={descriptionHtml} />}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
