import type { ReactNode } from "react";
import { text } from "../../i18n/en";
import type { SchemaNode } from "../../openapi/model";
import { Badge } from "./Badge";
import * as styles from "./Field.module.css";
import { Html } from "./Html";
import { SchemaFacts } from "./SchemaFacts";

interface FieldRowProps {
  name: string;
  schema: SchemaNode;
  required?: boolean;
  deprecated?: boolean;
  /** Replaces the schema's own description, as a parameter's does. */
  descriptionHtml?: string;
  example?: unknown;
  children?: ReactNode;
}

/** One parameter or property: name, type, marks, description, facts and what lies below. */
export function FieldRow(props: FieldRowProps) {
  const { name, schema, required, deprecated, descriptionHtml, example, children } = props;
  return (
    <li className={styles.field}>
      <div className={styles.head}>
        <code className={styles.name}>{name}</code>
        <span className={styles.type}>
          {schema.type}
          {schema.format && ` (${schema.format})`}
          {schema.nullable && ` ${text.nullable}`}
        </span>
        {required && <Badge tone="required">{text.required}</Badge>}
        {schema.readOnly && <Badge>{text.readOnly}</Badge>}
        {schema.writeOnly && <Badge>{text.writeOnly}</Badge>}
        {(deprecated || schema.deprecated) && <Badge tone="warning">{text.deprecated}</Badge>}
      </div>
      <Html html={descriptionHtml || schema.descriptionHtml || ""} className={styles.text} />
      <SchemaFacts schema={schema} example={example} />
      {children}
    </li>
  );
}
