/** One page of each kind: the fullest that the site has, because an empty one breaks nothing. */
export const pageKinds = {
  home: "/",
  doc: "/docs/intro",
  tutorial: "/docs/tutorial/quick-start/settings",
  category: "/docs/category/quick-start",
  apiCategory: "/docs/category/ianaiapi",
  operation: "/docs/api/create-item",
  overview: "/docs/api/item",
  blogList: "/blog",
  blogPost: "/blog/mdx-blog-post",
  notFound: "/no-such-page",
} as const;
