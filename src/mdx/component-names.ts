/** The components that MDX files may use; src/components/mdx/mdx-components.tsx has them. */
export const mdxComponentNames = ["Admonition", "Operation", "TabItem", "Tabs"] as const;
