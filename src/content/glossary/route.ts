/** Its anchors are the keys of the terms. */
export const glossaryRoute = "/docs/glossary";
