import { text } from "../../i18n/en";
import type { SchemaNode } from "../../openapi/model";
import { Disclosure } from "./Disclosure";
import * as styles from "./Field.module.css";
import { FieldRow } from "./FieldRow";
import { SchemaVariants } from "./SchemaVariants";

/** True where a schema has something below its own line. */
export function hasBelow(schema: SchemaNode): boolean {
  return Boolean(
    schema.properties?.length ||
    schema.variants ||
    schema.additional ||
    schema.circular ||
    schema.truncated ||
    schema.tuple?.length ||
    (schema.items && hasBelow(schema.items)),
  );
}

/** What lies below a schema: properties, variants, map values, array items. */
export function SchemaTree({ schema }: { schema: SchemaNode }) {
  return (
    <>
      {schema.circular && <p className={styles.facts}>{text.seeAncestor(schema.circular)}</p>}
      {schema.truncated && <p className={styles.facts}>{text.deeper}</p>}
      {schema.properties && schema.properties.length > 0 && (
        <ul className={styles.fields}>
          {schema.properties.map(({ name, required, schema: property }) => (
            <FieldRow key={name} name={name} schema={property} required={required}>
              <Nested schema={property} />
            </FieldRow>
          ))}
        </ul>
      )}
      {schema.variants && <SchemaVariants variants={schema.variants} />}
      {schema.additional && (
        <ul className={styles.fields}>
          <FieldRow name={`<${text.mapValues}>`} schema={schema.additional}>
            <Nested schema={schema.additional} />
          </FieldRow>
        </ul>
      )}
      {schema.items && <SchemaTree schema={schema.items} />}
      {schema.tuple && (
        <ul className={styles.fields}>
          {schema.tuple.map((item, index) => (
            <FieldRow key={index} name={`[${index}]`} schema={item}>
              <Nested schema={item} />
            </FieldRow>
          ))}
        </ul>
      )}
    </>
  );
}

/** The part of the tree below a field, behind a disclosure. */
function Nested({ schema }: { schema: SchemaNode }) {
  if (!hasBelow(schema)) return null;
  return (
    <Disclosure className={styles.nested} summary={schema.name ?? schema.type}>
      {() => <SchemaTree schema={schema} />}
    </Disclosure>
  );
}
