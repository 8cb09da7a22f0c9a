/** Shapes of what this folder makes out of an OpenAPI description; they cross GraphQL as JSON. */

/**
 * A schema prepared for display: `allOf` merged, references followed. What lies below a named schema is not repeated
 * wherever it is used: `part` names the one place where it stands.
 */
export interface SchemaNode extends SchemaBelow {
  /** Shown type: `string`, `array of Item`, `integer or null`, `one of`. */
  type: string;
  /** Name of the component the schema came from. */
  name?: string;
  format?: string;
  nullable?: true;
  deprecated?: true;
  readOnly?: true;
  writeOnly?: true;
  descriptionHtml?: string;
  default?: unknown;
  const?: unknown;
  example?: unknown;
  enum?: { value: unknown; description?: string }[];
  /** `1 to 200`, `at most 64 characters`, `matches ^itm_`; plain text. */
  constraints?: string[];
  /** Name of the schema whose `x-state-machine` says how this value changes. */
  lifecycle?: string;
  /** Key of the part that holds what lies below; then nothing of it is here. */
  part?: string;
  /** Set where the tree ends because a schema repeats itself without end: something below is left out. */
  truncated?: true;
}

/** What lies below a schema. */
export interface SchemaBelow {
  properties?: SchemaProperty[];
  /** Of an array. */
  items?: SchemaNode;
  /** Of a map: the schema of its values. */
  additional?: SchemaNode;
  variants?: { kind: "oneOf" | "anyOf"; discriminator?: string; options: SchemaVariant[] };
  /** Of a tuple: the schema of each place. */
  tuple?: SchemaNode[];
  /** `if`, `then`, `else` and `dependentSchemas`: what holds in addition, and when. */
  conditions?: SchemaCondition[];
  /** A schema that the value must not match, where words do not say it. */
  not?: SchemaNode;
}

export interface SchemaProperty {
  name: string;
  required?: true;
  /** Set where the name is a regular expression (`patternProperties`). */
  pattern?: true;
  schema: SchemaNode;
}

export interface SchemaVariant {
  label: string;
  schema: SchemaNode;
}

export interface SchemaCondition {
  /** `kind is "kit"`, `shipTo is present`; undefined where `if` says it. */
  when?: string;
  /** The test itself, where words do not say it. */
  if?: SchemaNode;
  then?: SchemaNode;
  else?: SchemaNode;
}

/** What lies below one schema, once for all its uses in one direction. */
export interface SchemaPart {
  /** `SalesOrderLine.response`; unique. */
  key: string;
  /** Name of the component, where it is one. */
  name?: string;
  below: SchemaBelow;
}
