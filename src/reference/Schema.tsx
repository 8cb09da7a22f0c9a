import { mapValuePath, propertyPath, variantPath } from "../openapi/field-path";
import { text } from "../i18n/content-text";
import type { SchemaBelow, SchemaNode, SchemaProperty } from "../openapi/model";
import { Conditions } from "./Conditions";
import { useDrawing, type Drawing } from "./drawing";
import { Facts } from "./Facts";
import { Field } from "./Field";
import { AncestorLink, Nested, type Ancestors } from "./Nested";
import { Prose } from "./Prose";

interface SchemaProps {
  node: SchemaNode;
  path: string;
  /** Levels of fields above. */
  level: number;
  above: Ancestors;
}

/** True where a schema has something below its own line. */
export function hasBelow(node: SchemaNode): boolean {
  const { properties, items, additional, variants, tuple, conditions, not, part, truncated } = node;
  return Boolean(
    part ||
    properties?.length ||
    additional ||
    variants ||
    tuple?.length ||
    conditions?.length ||
    not ||
    truncated ||
    (items && (hasBelow(items) || saysMore(items))),
  );
}

/** True where an item of an array has more to say than its type, which stands with the array. */
function saysMore(node: SchemaNode): boolean {
  const { constraints, enum: values, descriptionHtml, format, example, const: constant } = node;
  return Boolean(
    constraints ||
    values ||
    descriptionHtml ||
    format ||
    constant !== undefined ||
    example !== undefined,
  );
}

/** What lies below a schema, in place: fields, choices, map values, items. Parts of parts stand behind a disclosure. */
export function Schema({ node, path, level, above }: SchemaProps) {
  const drawing = useDrawing();
  if (node.part) {
    const key = node.part;
    const ancestor = above.find((other) => other.key === key);
    if (ancestor) return <AncestorLink node={node} path={ancestor.path} />;
    const below = drawing.part(key)?.below ?? {};
    return <Below {...{ below, path, level }} above={[...above, { key, path }]} />;
  }
  return (
    <>
      {node.truncated && <p className="facts">{text.deeper}</p>}
      <Below below={node} {...{ path, level, above }} />
    </>
  );
}

/** A schema beside the fields: in place, a part behind a disclosure. */
export function InPlace(props: SchemaProps) {
  return props.node.part ? <Nested {...props} /> : <Schema {...props} />;
}

interface BelowProps extends Omit<SchemaProps, "node"> {
  below: SchemaBelow;
}

/** One level of a schema. */
export function Below({ below, path, level, above }: BelowProps) {
  const { properties, items, additional, variants, tuple, conditions, not } = below;
  const inside = { level: level + 1, above };
  return (
    <>
      {properties && <Properties {...{ properties, path, level, above }} />}
      {additional && (
        <ul className="fields">
          <SchemaField
            path={mapValuePath(path)}
            name={text.mapValues}
            node={additional}
            {...inside}
          />
        </ul>
      )}
      {variants && <Variants {...{ variants, path, level, above }} />}
      {items && <Items node={items} {...{ path, level, above }} />}
      {tuple && (
        <ul className="fields">
          {tuple.map((place, index) => (
            <SchemaField
              key={index}
              path={propertyPath(path, String(index))}
              name={`[${index}]`}
              node={place}
              {...inside}
            />
          ))}
        </ul>
      )}
      {conditions && <Conditions {...{ conditions, path, level, above }} />}
      {not && (
        <div className="condition" id={`${path}~not`}>
          <p className="facts">{text.mustNotMatch}</p>
          <InPlace node={not} path={`${path}~not`} {...inside} />
        </div>
      )}
    </>
  );
}

function Items({ node, path, level, above }: SchemaProps) {
  return (
    <>
      {saysMore(node) && (
        <div className="items">
          <p className="facts">{text.arrayItems}</p>
          <Prose html={node.descriptionHtml} className="field-text" />
          <Facts schema={node} />
        </div>
      )}
      <Schema {...{ node, path, level, above }} />
    </>
  );
}

function Properties({
  properties,
  path,
  level,
  above,
}: Omit<SchemaProps, "node"> & { properties: SchemaProperty[] }) {
  return (
    <ul className="fields">
      {properties.map(({ name, required, pattern, schema }) => (
        <SchemaField
          key={name}
          path={propertyPath(path, name)}
          name={pattern ? `/${name}/` : name}
          node={schema}
          required={required}
          level={level + 1}
          above={above}
        />
      ))}
    </ul>
  );
}

interface SchemaFieldProps extends SchemaProps {
  name: string;
  required?: boolean;
}

/** A property with what lies below it behind a disclosure. */
export function SchemaField({ node, name, required, ...at }: SchemaFieldProps) {
  return (
    <Field path={at.path} name={name} schema={node} required={required}>
      {hasBelow(node) && <Nested node={node} {...at} />}
    </Field>
  );
}

interface VariantsProps extends Omit<SchemaProps, "node"> {
  variants: NonNullable<SchemaBelow["variants"]>;
}

function Variants({ variants, path, level, above }: VariantsProps) {
  const { kind, discriminator, options } = variants;
  return (
    <div className="variants">
      <p className="facts">
        {kind === "oneOf" ? text.oneOf : text.anyOf}
        {discriminator && (
          <>
            , {text.chosenBy} <code>{discriminator}</code>
          </>
        )}
      </p>
      {options.map(({ label, schema }, index) => {
        const mark = discriminator ? label : String(index + 1);
        return (
          <Nested
            key={label}
            node={schema}
            path={variantPath(path, mark)}
            {...{ level, above }}
            label={discriminator ? `${discriminator}: ${label}` : label}
            isVariant
          />
        );
      })}
    </div>
  );
}

/** Names of the fields of a level, for readers who cannot open it; of an array those of its items. */
export function fieldNames(
  below: SchemaBelow,
  drawing: Drawing,
  seen: readonly string[] = [],
): string[] {
  const { properties, variants, items, tuple } = below;
  const own = [
    ...(properties?.map(({ name }) => name) ?? []),
    ...(variants?.options.map(({ label }) => label) ?? []),
    ...(tuple?.map((_, index) => `[${index}]`) ?? []),
  ];
  if (own.length || !items) return own;
  const { part } = items;
  if (!part) return fieldNames(items, drawing, seen);
  return seen.includes(part)
    ? []
    : fieldNames(drawing.part(part)?.below ?? {}, drawing, [...seen, part]);
}
