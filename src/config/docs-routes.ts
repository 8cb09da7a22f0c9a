/** The page of all tags of the docs. */
export const docsTagsRoute = "/docs/tags";

/** The glossary; its anchors are the keys of the terms. */
export const glossaryRoute = "/docs/glossary";

/** Pages below /docs that belong to no version. */
export const unversionedRoutes = [docsTagsRoute, glossaryRoute] as const;

const firstPart = (route: string) => route.split("/")[2] ?? "";

/** Parts of addresses directly below /docs that no version may have: other pages use them. */
export const takenParts: readonly string[] = [
  ...["api", "category"],
  ...unversionedRoutes.map(firstPart),
];
