import { Fragment, type ReactNode } from "react";
import { text } from "../../i18n/text";
import type { SchemaNode } from "../../openapi/schema-node";
import { Facts } from "./Facts";
import { Prose } from "./Prose";

interface FieldProps {
  /** Its address on the page. */
  path: string;
  name: ReactNode;
  schema: SchemaNode;
  required?: boolean;
  deprecated?: boolean;
  /** Replaces the schema's description. */
  descriptionHtml?: string;
  example?: unknown;
  children?: ReactNode;
}

/** The type of a field with its format. */
export function typeWords({ type, format }: SchemaNode): string {
  return format ? `${type} (${format})` : type;
}

interface Mark {
  label: string;
  tone?: "required" | "warning";
}

function marksOf({ schema, required, deprecated }: FieldProps): Mark[] {
  return [
    ...(required ? [{ label: text.required, tone: "required" as const }] : []),
    ...(schema.readOnly ? [{ label: text.readOnly }] : []),
    ...(schema.writeOnly ? [{ label: text.writeOnly }] : []),
    ...(deprecated || schema.deprecated
      ? [{ label: text.deprecated, tone: "warning" as const }]
      : []),
  ];
}

/** A parameter or property. A page has up to a hundred, so the first line has no element of its own. */
export function FieldRow(props: FieldProps) {
  const { path, name, schema, required, descriptionHtml, example, children } = props;
  return (
    <li className="field" id={path} data-required={required ? "" : undefined}>
      <a className="field-name" href={`#${path}`}>
        {name}
      </a>{" "}
      <span className="field-type">{typeWords(schema)}</span>
      {marksOf(props).map(({ label, tone }) => (
        <Fragment key={label}>
          {" "}
          <span className="badge" data-tone={tone}>
            {label}
          </span>
        </Fragment>
      ))}
      <Prose html={descriptionHtml || schema.descriptionHtml} className="field-text" />
      <Facts schema={schema} example={example} />
      {children}
    </li>
  );
}
