import { text } from "../i18n/content-text";
import type { SchemaNode } from "../openapi/model";
import { belowOf, takeRoom, useDrawing } from "./drawing";
import { Facts } from "./Facts";
import { Prose } from "./Prose";
import { Below, fieldNames, hasBelow, Schema } from "./Schema";

/** The parts above, each with the address where it stands. */
export type Ancestors = readonly { key: string; path: string }[];

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
