import { mapValuePath, propertyPath, variantPath } from "../../openapi/field-path";
import { text } from "../../i18n/content-text";
import type { SchemaBelow, SchemaNode, SchemaProperty } from "../../openapi/model";
import { Conditions } from "./Conditions";
import { belowOf, takeRoom, useDrawing } from "./drawing";
import { Facts } from "./Facts";
import { FieldRow } from "./FieldRow";
import { Prose } from "./Prose";
import { fieldNames, hasBelow, saysMore } from "./schema-below";

/** The parts above, each with the address where it stands. */
export type Ancestors = readonly { key: string; path: string }[];

interface SchemaProps {
  node: SchemaNode;
  path: string;
  /** Levels of fields above. */
  level: number;
  above: Ancestors;
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
      {conditions && (
        <Conditions conditions={conditions} path={path}>
          {(node, at) => <InPlace node={node} path={at} level={level + 1} above={above} />}
        </Conditions>
      )}
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
    <FieldRow path={at.path} name={name} schema={node} required={required}>
      {hasBelow(node) && <Nested node={node} {...at} />}
    </FieldRow>
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

interface NestedProps {
  node: SchemaNode;
  path: string;
  level: number;
  above: Ancestors;
  /** Instead of the schema's name. */
  label?: string;
  /** One of several choices: it has an address of its own. */
  isVariant?: boolean;
  /** Stands on the page already: only its place is kept here. */
  isElsewhere?: boolean;
}

/** The element that a part below an array's items stands for; a schema that is more than an array is its own. */
function elementOf(node: SchemaNode): SchemaNode {
  const { items, properties, additional, variants, tuple, conditions, not } = node;
  const isMore = properties ?? additional ?? variants ?? tuple ?? conditions ?? not;
  return items && !isMore ? elementOf(items) : node;
}

/** Instead of a part inside of itself: where it is open already. */
export function AncestorLink({ node, path }: { node: SchemaNode; path: string }) {
  return (
    <p className="facts">
      <a href={`#${path}`}>{text.seeAncestor(node.name ?? node.type)}</a>
    </p>
  );
}

/** The part of a tree below a field, behind the platform's own disclosure. What is large or circular is in a file. */
export function Nested(props: NestedProps) {
  const { node, path, level, above, label, isVariant, isElsewhere } = props;
  const drawing = useDrawing();
  const element = elementOf(node);
  const key = element.part;
  const below = belowOf(element, drawing);
  const count = below.properties?.length ?? 0;
  const ancestor = above.find((other) => other.key === key);
  const isHere = !key || (!ancestor && !isElsewhere && takeRoom(below, drawing, level));
  return (
    <details className="nested" data-part={key} data-path={path} id={isVariant ? path : undefined}>
      <summary>
        {label ?? node.name ?? element.name ?? node.type}
        {count > 0 && ` · ${text.fieldCount(count)}`}
      </summary>
      {isVariant && (
        <>
          <Prose html={node.descriptionHtml} className="field-text" />
          <Facts schema={node} />
        </>
      )}
      {ancestor && <AncestorLink node={element} path={ancestor.path} />}
      {!isHere && (
        <div className="facts" data-elsewhere={key}>
          {fieldNames(below, drawing).join(", ")}
        </div>
      )}
      {isHere && key && (
        <Below below={below} path={path} level={level} above={[...above, { key, path }]} />
      )}
      {isHere && !key && hasBelow(node) && <Schema {...{ node, path, level, above }} />}
    </details>
  );
}
