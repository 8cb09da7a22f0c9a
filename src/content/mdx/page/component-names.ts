interface MdxComponent {
  /** The attribute that search shows for one without children. */
  shown: string | null;
  /** The attributes that it knows. */
  attributes: readonly string[];
  /** Those without which it shows nothing. */
  required?: readonly string[];
  /** The component that it must stand in, directly. */
  inside?: string;
}

/** The components that MDX files may use. */
export const mdxComponentRules = {
  Admonition: { shown: null, attributes: ["type", "title"], required: ["type"] },
  Field: { shown: "at", attributes: ["operation", "at"], required: ["operation", "at"] },
  InApp: { shown: null, attributes: [] },
  Operation: { shown: "id", attributes: ["id"], required: ["id"] },
  Outcome: { shown: null, attributes: [] },
  Progress: { shown: null, attributes: [] },
  Status: { shown: "is", attributes: ["of", "is"], required: ["of", "is"] },
  TabItem: { shown: null, attributes: ["value", "label"], required: ["value"], inside: "Tabs" },
  Tabs: { shown: null, attributes: ["groupId", "defaultValue"] },
  Term: { shown: "id", attributes: ["id"], required: ["id"] },
  WithApi: { shown: null, attributes: [] },
} as const satisfies Record<string, MdxComponent>;

/** The type check compares it with the components in src/views/components/mdx/mdx-components.tsx. */
export type MdxComponentName = keyof typeof mdxComponentRules;

export const mdxComponentNames = Object.keys(mdxComponentRules);

/** The rules of a component; undefined for other names. */
export const mdxComponentRule = (name: string): MdxComponent | undefined =>
  Object.hasOwn(mdxComponentRules, name) ? mdxComponentRules[name as MdxComponentName] : undefined;

/** Whether a component is written without content: `<Progress/>`. */
export const standsAlone = (name: string): boolean =>
  name === "Progress" || typeof mdxComponentRule(name)?.shown === "string";
