/** The components that MDX files may use; src/views/components/mdx/mdx-components.tsx has them. */
export const mdxComponentNames = [
  "Admonition",
  "Field",
  "Operation",
  "Status",
  "TabItem",
  "Tabs",
  "Term",
] as const;

/** A component that MDX files may use: the type check holds the two lists against each other. */
export type MdxComponentName = (typeof mdxComponentNames)[number];
