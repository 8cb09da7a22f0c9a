import { mapValuePath, propertyPath, variantPath } from "../../openapi/field-path";
import { text } from "../../i18n/text";
import type { SchemaBelow, SchemaNode } from "../../openapi/schema-node";
import { Conditions } from "./Conditions";
import { belowOf, takeRoom, useDrawing } from "./drawing";
import { Facts } from "./Facts";
import { FieldRow } from "./FieldRow";
import { Prose } from "./Prose";
import { fieldNames, hasBelow, isFlatList, saysMore } from "./schema-below";

interface PlaceProps {
  path: string;
  /** Levels of fields above. */
  level: number;
  /** The parts above, each with its address. */
  above: readonly { key: string; path: string }[];
}

interface SchemaProps extends PlaceProps {
  node: SchemaNode;
}

/** What is below a schema, in place: fields, choices, map values, items. Nested parts are in a disclosure. */
export function Schema({ node, ...place }: SchemaProps) {
  const { path, above } = place;
  const drawing = useDrawing();
  if (node.part) {
    const key = node.part;
    const ancestor = above.find((other) => other.key === key);
    if (ancestor) return <AncestorLink node={node} path={ancestor.path} />;
    const below = drawing.part(key)?.below ?? {};
    return <Below below={below} {...place} above={[...above, { key, path }]} />;
  }
  return (
    <>
      {node.truncated && <p className="facts">{text.deeper}</p>}
      <Below below={node} {...place} />
    </>
  );
}

/** A schema that is not a field: in place, or in a disclosure if it is a part. */
function InPlace(props: SchemaProps) {
  return props.node.part ? <Nested {...props} /> : <Schema {...props} />;
}

/** One level of a schema. */
export function Below({ below, ...place }: PlaceProps & { below: SchemaBelow }) {
  const { properties, items, additional, variants, tuple, conditions, not } = below;
  const { path } = place;
  const inside = { level: place.level + 1, above: place.above };
  return (
    <>
      {properties && (
        <Fields
          {...inside}
          fields={properties.map(({ name, required, pattern, schema }) => ({
            path: propertyPath(path, name),
            name: pattern ? `/${name}/` : name,
            node: schema,
            required,
          }))}
        />
      )}
      {additional && (
        <Fields
          {...inside}
          fields={[{ path: mapValuePath(path), name: text.mapValues, node: additional }]}
        />
      )}
      {variants && <Variants variants={variants} {...place} />}
      {items && <Items node={items} {...place} />}
      {tuple && (
        <Fields
          {...inside}
          fields={tuple.map((node, index) => ({
            path: propertyPath(path, String(index)),
            name: `[${index}]`,
            node,
          }))}
        />
      )}
      {conditions && (
        <Conditions conditions={conditions} path={path}>
          {(node, at) => <InPlace node={node} path={at} {...inside} />}
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

interface FieldsProps extends Omit<PlaceProps, "path"> {
  fields: { path: string; name: string; node: SchemaNode; required?: boolean }[];
}

/** Fields with what is below each in a disclosure. */
function Fields({ fields, ...inside }: FieldsProps) {
  return (
    <ul className="fields">
      {fields.map(({ path, name, node, required }) => (
        <FieldRow key={path} path={path} name={name} schema={node} required={required}>
          <UnderField node={node} path={path} {...inside} />
        </FieldRow>
      ))}
    </ul>
  );
}

function Items({ node, ...place }: SchemaProps) {
  return (
    <>
      {saysMore(node) && (
        <div className="items">
          <p className="facts">{text.arrayItems}</p>
          <Prose html={node.descriptionHtml} className="field-text" />
          <Facts schema={node} />
        </div>
      )}
      <Schema node={node} {...place} />
    </>
  );
}

interface VariantsProps extends PlaceProps {
  variants: NonNullable<SchemaBelow["variants"]>;
}

function Variants({ variants: { kind, discriminator, options }, ...place }: VariantsProps) {
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
      {options.map(({ label, schema }, index) => (
        <Nested
          key={label}
          node={schema}
          {...place}
          path={variantPath(place.path, discriminator ? label : String(index + 1))}
          label={discriminator ? `${discriminator}: ${label}` : label}
          isVariant
        />
      ))}
    </div>
  );
}

/** The element type of a schema that is only an array; other schemas as they are. */
function elementOf(node: SchemaNode): SchemaNode {
  const { items, properties, additional, variants, tuple, conditions, not } = node;
  const isMore = properties ?? additional ?? variants ?? tuple ?? conditions ?? not;
  return items && !isMore ? elementOf(items) : node;
}

/** Replaces a part inside itself with a link to the ancestor. */
function AncestorLink({ node, path }: { node: SchemaNode; path: string }) {
  return (
    <p className="facts">
      <a href={`#${path}`}>{text.seeAncestor(node.name ?? node.type)}</a>
    </p>
  );
}

/** What is below a field. */
export function UnderField(props: SchemaProps) {
  const { items } = props.node;
  if (!hasBelow(props.node)) return null;
  return items && isFlatList(props.node) ? (
    <Items {...props} node={items} />
  ) : (
    <Nested {...props} />
  );
}

interface NestedProps extends SchemaProps {
  /** By default the schema's name. */
  label?: string;
  /** An option of a choice, which has its own address. */
  isVariant?: boolean;
  /** Already on the page: rendered without its content. */
  isElsewhere?: boolean;
}

/** A disclosure with what is below a field. Large and circular parts are in files. */
export function Nested(props: NestedProps) {
  const { node, path, level, above, label, isVariant, isElsewhere } = props;
  const drawing = useDrawing();
  const element = elementOf(node);
  const key = element.part;
  const below = belowOf(element, drawing);
  const count = below.properties?.length ?? 0;
  const isOptional = count > 0 && !below.properties?.some(({ required }) => required);
  const ancestor = above.find((other) => other.key === key);
  const isHere = !key || (!ancestor && !isElsewhere && takeRoom(below, drawing, level));
  return (
    <details
      className="nested"
      data-part={key}
      data-path={path}
      data-optional={isOptional && !isVariant ? "" : undefined}
      id={isVariant ? path : undefined}
    >
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
      {isHere && !key && hasBelow(node) && (
        <Schema node={node} path={path} level={level} above={above} />
      )}
    </details>
  );
}
