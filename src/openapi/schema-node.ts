/** A value that is allowed; its description in Markdown, and rendered. */
export interface EnumValue {
  value: unknown;
  description?: string;
  descriptionHtml?: string;
}

/** A schema prepared for display: `allOf` merged, references followed, named schemas as parts. Crosses GraphQL as JSON. */
export interface SchemaNode extends SchemaBelow {
  /** `string`, `array of Item`, `integer or null`, `one of` */
  type: string;
  /** Name of the component. */
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
  enum?: EnumValue[];
  /** `1 to 200`, `at most 64 characters`, `matches ^[a-z]+$`; plain text. */
  constraints?: string[];
  /** Name of the schema whose `x-state-machine` says how this value changes. */
  lifecycle?: string;
  /** Key of the part with the fields of `SchemaBelow`, which are then missing here. */
  part?: string;
  /** The tree ends here because the schema repeats itself endlessly. */
  truncated?: true;
}

/** The schemas below a schema. */
export interface SchemaBelow {
  properties?: SchemaProperty[];
  items?: SchemaNode;
  /** Values of a map. */
  additional?: SchemaNode;
  variants?: {
    kind: "oneOf" | "anyOf";
    discriminator?: string;
    options: { label: string; schema: SchemaNode }[];
  };
  /** Items of a tuple, one by one. */
  tuple?: SchemaNode[];
  /** From `if`, `then`, `else`, and `dependentSchemas`. */
  conditions?: SchemaCondition[];
  /** A schema that the value must not match, if `constraints` cannot say it in words. */
  not?: SchemaNode;
}

/** A property, or a pattern of properties. */
export interface SchemaProperty {
  name: string;
  required?: true;
  /** The name is a regular expression (`patternProperties`). */
  pattern?: true;
  schema: SchemaNode;
}

/** Schemas that apply under a condition. */
export interface SchemaCondition {
  /** `kind is kit`, `shipTo is present`; undefined if the test is in `if`. */
  when?: string;
  /** The test, if it cannot be put into words. */
  if?: SchemaNode;
  then?: SchemaNode;
  else?: SchemaNode;
}

/** The schemas below one schema, shared by all its uses in one direction. */
export interface SchemaPart {
  /** `SalesOrderLine.response`; unique. */
  key: string;
  /** Name of the component; undefined for an unnamed schema. */
  name?: string;
  below: SchemaBelow;
}
