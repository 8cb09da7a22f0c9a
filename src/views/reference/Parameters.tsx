import { propertyPath } from "../../openapi/field-path";
import { text } from "../../i18n/text";
import type { ApiParameter, ApiParameterGroup } from "../../openapi/parameters";
import { FieldRow } from "./FieldRow";
import { UnderField } from "./Schema";
import { Section } from "./Section";

interface ParameterListProps {
  parameters: readonly ApiParameter[];
  /** Prefix of their addresses: `query`. */
  root: string;
}

/** A list of parameters or response headers. */
export function ParameterList({ parameters, root }: ParameterListProps) {
  return (
    <ul className="fields">
      {parameters.map(({ name, schema, ...rest }) => {
        const path = propertyPath(root, name);
        return (
          <FieldRow key={name} path={path} name={name} schema={schema} {...rest}>
            <UnderField node={schema} path={path} level={1} above={[]} />
          </FieldRow>
        );
      })}
    </ul>
  );
}

/** The parameters of an operation, by place. */
export function Parameters({ groups }: { groups: readonly ApiParameterGroup[] }) {
  return groups.map(({ place, parameters }) => (
    <Section key={place} id={`${place}-parameters`} title={text.parameters[place] ?? place}>
      {!parameters.some(({ required }) => required) && (
        // Stands in for optional fields while they are hidden.
        <p className="facts none-required" data-no-markdown>
          {text.noneRequired}
        </p>
      )}
      <ParameterList parameters={parameters} root={place} />
    </Section>
  ));
}
