import { text } from "../../i18n/text";
import type { ReactNode } from "react";
import type { SchemaCondition, SchemaNode } from "../../openapi/schema-node";
import { Facts } from "./Facts";
import { hasBelow } from "./schema-below";

interface ConditionsProps {
  conditions: readonly SchemaCondition[];
  path: string;
  /** Renders what is below a schema. */
  children: (node: SchemaNode, path: string) => ReactNode;
}

/** What a schema requires under conditions. */
export function Conditions({ conditions, path, children }: ConditionsProps) {
  return conditions.map((condition, index) => {
    const { when, if: test, then, else: otherwise } = condition;
    const at = `${path}~when${index + 1}`;
    const branch = (title: string, step: string, node: SchemaNode | undefined) =>
      node && (
        <div className="condition" id={`${at}-${step}`}>
          <p className="facts">{title}</p>
          <Facts schema={node} />
          {hasBelow(node) && children(node, `${at}-${step}`)}
        </div>
      );
    return (
      <div key={index} id={at}>
        {branch(text.ifMatches, "if", test)}
        {branch(when ? text.when(when) : text.thenHolds, "then", then)}
        {branch(when ? text.whenNot(when) : text.elseHolds, "else", otherwise)}
      </div>
    );
  });
}
