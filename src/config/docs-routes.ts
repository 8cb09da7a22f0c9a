/** The page of all tags of the docs. */
export const docsTagsRoute = "/docs/tags";

/** The glossary; its anchors are the keys of the terms. */
export const glossaryRoute = "/docs/glossary";

/** Pages below /docs that belong to no version. */
export const unversionedRoutes = [docsTagsRoute, glossaryRoute] as const;
