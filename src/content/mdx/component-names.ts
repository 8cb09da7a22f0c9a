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
