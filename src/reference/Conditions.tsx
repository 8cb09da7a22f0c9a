import { text } from "../i18n/content-text";
import type { SchemaCondition } from "../openapi/model";
import type { Ancestors } from "./Nested";
import { hasBelow, InPlace } from "./Schema";
import { Facts } from "./Facts";
import type { SchemaNode } from "../openapi/model";

interface ConditionsProps {
  conditions: readonly SchemaCondition[];
  path: string;
  level: number;
  above: Ancestors;
}

/** What a schema asks for only in certain cases. */
export function Conditions({ conditions, path, level, above }: ConditionsProps) {
  return conditions.map((condition, index) => {
    const { when, if: test, then, else: otherwise } = condition;
    const at = `${path}~when${index + 1}`;
    const branch = (title: string, step: string, node: SchemaNode | undefined) =>
      node && (
        <div className="condition" id={`${at}-${step}`}>
          <p className="facts">{title}</p>
          <Facts schema={node} />
          {hasBelow(node) && (
            <InPlace node={node} path={`${at}-${step}`} level={level + 1} above={above} />
          )}
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
