import { text } from "../../i18n/en";
import type { SchemaNode } from "../../openapi/model";
import * as styles from "./Field.module.css";
import { SchemaFacts } from "./SchemaFacts";
import { hasBelow, SchemaTree } from "./SchemaTree";

interface MediaType {
  readonly mediaType: string;
  readonly schema: Record<string, unknown> | null;
  readonly sameAs?: string | null;
}

/** The body of a request or response, per media type. */
export function MediaTypes({ content }: { content: readonly MediaType[] }) {
  return content.map(({ mediaType, schema, sameAs }) => {
    const root = schema as unknown as SchemaNode | null;
    return (
      <div key={mediaType}>
        <p className={styles.facts}>
          <span>{mediaType}</span>
          {root && <span>{root.name ?? root.type}</span>}
        </p>
        {sameAs && (
          <p className={styles.facts}>
            <a href={`#response-${sameAs}`}>{text.sameBodyAs(sameAs)}</a>
          </p>
        )}
        {root && !hasBelow(root) && <SchemaFacts schema={root} />}
        {root && <SchemaTree schema={root} />}
      </div>
    );
  });
}
