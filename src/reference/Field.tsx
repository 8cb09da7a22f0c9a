import type { ReactNode } from "react";
import { text } from "../i18n/content-text";
import type { SchemaNode } from "../openapi/model";
import { Facts } from "./Facts";
import { Prose } from "./Prose";

interface FieldProps {
  /** Its address on the page; also the link to it. */
  path: string;
  name: ReactNode;
  schema: SchemaNode;
  required?: boolean;
  deprecated?: boolean;
  /** Replaces the schema's own description, as a parameter's does. */
  descriptionHtml?: string;
  example?: unknown;
  children?: ReactNode;
}

/** The type of a field in words, with its format. */
export function typeWords({ type, format }: SchemaNode): string {
  return format ? `${type} (${format})` : type;
}

/** One parameter or property: name, type, marks, description, facts and what lies below. */
export function Field(props: FieldProps) {
  const { path, name, schema, required, deprecated, descriptionHtml, example, children } = props;
  const isDeprecated = deprecated || schema.deprecated;
  return (
    <li className="field" id={path}>
      <div className="field-head">
        <a className="field-name" href={`#${path}`} data-field-link>
          {name}
        </a>
        <span className="field-type">{typeWords(schema)}</span>
        {required && (
          <span className="badge" data-tone="required">
            {text.required}
          </span>
        )}
        {schema.readOnly && <span className="badge">{text.readOnly}</span>}
        {schema.writeOnly && <span className="badge">{text.writeOnly}</span>}
        {isDeprecated && (
          <span className="badge" data-tone="warning">
            {text.deprecated}
          </span>
        )}
      </div>
      <Prose html={descriptionHtml || schema.descriptionHtml} className="field-text" />
      <Facts schema={schema} example={example} />
      {children}
    </li>
  );
}
