import { text } from "../../i18n/content-text";
import type { ReactNode } from "react";
import type { SchemaCondition, SchemaNode } from "../../openapi/model";
import { Facts } from "./Facts";
import { hasBelow } from "./schema-below";

interface ConditionsProps {
  conditions: readonly SchemaCondition[];
  path: string;
  /** Draws what lies below a schema, which has the address `path`. */
  children: (node: SchemaNode, path: string) => ReactNode;
}

/** What a schema asks for only in certain cases. */
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
