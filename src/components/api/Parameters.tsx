import { text } from "../../i18n/en";
import type { SchemaNode } from "../../openapi/model";
import * as styles from "./Field.module.css";
import { FieldRow } from "./FieldRow";
import { hasBelow, SchemaTree } from "./SchemaTree";
import { Section } from "./Section";

type Groups = Queries.OperationPartsFragment["parameters"];
type Parameter = Groups[number]["parameters"][number];

/** A list of parameters or response headers. */
export function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <ul className={styles.fields}>
      {parameters.map(({ name, required, deprecated, descriptionHtml, example, ...rest }) => {
        const schema = rest.schema as unknown as SchemaNode;
        return (
          <FieldRow
            key={name}
            {...{ name, schema, required, deprecated, descriptionHtml, example }}
          >
            {hasBelow(schema) && <SchemaTree schema={schema} />}
          </FieldRow>
        );
      })}
    </ul>
  );
}

/** The parameters of an operation, by place. */
export function Parameters({ groups }: { groups: Groups }) {
  return groups.map(({ place, parameters }) => (
    <Section key={place} id={`${place}-parameters`} title={text.parameters[place] ?? place}>
      <ParameterList parameters={parameters} />
    </Section>
  ));
}
