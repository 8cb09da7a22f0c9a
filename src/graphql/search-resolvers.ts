import type { Section } from "../content/mdx/page/page-sections";
import { contentLibrary } from "./content-library";

interface PageNode {
  contentFilePath: string;
}

const sections = {
  type: "[PageSection!]!",
  resolve: async ({ contentFilePath }: PageNode): Promise<Section[]> => {
    const { documents } = await contentLibrary();
    const document = documents.find((one) => one.contentFilePath === contentFilePath);
    return document?.sections ?? [];
  },
};

/** Texts of pages by heading, in no node because only the search reads them. */
export const searchResolvers = {
  Doc: { sections },
  Page: { sections },
  BlogPost: { sections },
};

export const searchTypes = `
  "A part of a page under one heading; the first has none."
  type PageSection @dontInfer {
    id: String
    "Headings from the second level down to this one."
    titles: [String!]!
    "Plain text."
    text: String!
  }
`;
