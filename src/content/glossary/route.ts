/** Address of the glossary page; its anchors are the keys of the terms. */
export const glossaryRoute = "/docs/glossary";
