import { text } from "../../i18n/en";
import type { SchemaNode } from "../../openapi/model";
import { Disclosure } from "./Disclosure";
import * as styles from "./Field.module.css";
import { Html } from "./Html";
import { SchemaTree } from "./SchemaTree";

/** The choices of a `oneOf` or `anyOf`, each behind its discriminator value or name. */
export function SchemaVariants({ variants }: { variants: NonNullable<SchemaNode["variants"]> }) {
  const { kind, discriminator, options } = variants;
  return (
    <div className={styles.variants}>
      <p className={styles.facts}>
        <span>
          {kind === "oneOf" ? text.oneOf : text.anyOf}
          {discriminator && (
            <>
              , <code>{discriminator}</code>
            </>
          )}
        </span>
      </p>
      {options.map(({ label, schema }) => (
        <Disclosure key={label} className={styles.nested} summary={label}>
          {() => (
            <>
              <Html html={schema.descriptionHtml ?? ""} className={styles.text} />
              <SchemaTree schema={schema} />
            </>
          )}
        </Disclosure>
      ))}
    </div>
  );
}
