/** Shapes of what this folder makes out of an OpenAPI description; they cross GraphQL as JSON. */

/** A schema prepared for display: `allOf` merged, references followed, circles cut, depth limited. */
export interface SchemaNode {
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
  properties?: SchemaProperty[];
  /** Of an array. */
  items?: SchemaNode;
  /** Of a map: the schema of its values. */
  additional?: SchemaNode;
  variants?: { kind: "oneOf" | "anyOf"; discriminator?: string; options: SchemaVariant[] };
  /** Set where the schema is one of its own ancestors: the ancestor's name. */
  circular?: string;
  /** Of a tuple: the schema of each place. */
  tuple?: SchemaNode[];
  /** Set where the tree ends because of its depth or size: something below is left out. */
  truncated?: true;
}

export interface SchemaProperty {
  name: string;
  required?: true;
  schema: SchemaNode;
}

export interface SchemaVariant {
  label: string;
  schema: SchemaNode;
}
