import { readFile } from "node:fs/promises";
import { keptResults } from "../build-cache/kept-results";
import { processWide } from "../markdown/process-wide";
import { contentLibrary } from "./content-library";
import { markdownSections, type Section } from "../search/extract/markdown-sections";

interface PageNode {
  contentFilePath: string;
  sourcePath: string;
}

const earlier = () => processWide("earlier-sections", () => keptResults<Section[]>("sections"));

/** Keeps the words of all pages for the next build, when they have been asked for. */
export const saveSections = () => earlier().save();

const sections = {
  type: "[PageSection!]!",
  resolve: async ({ contentFilePath, sourcePath }: PageNode): Promise<Section[]> => {
    const { documents } = await contentLibrary();
    const document = documents.find((one) => one.contentFilePath === contentFilePath);
    const ids = document?.headings.map(({ id }) => id);
    const text = await readFile(contentFilePath, "utf8");
    return earlier().of([sourcePath, text, JSON.stringify(ids ?? null)], () =>
      markdownSections(sourcePath, text, ids),
    );
  },
};

/** The words of pages by heading; read from the file when they are asked for, which only the search does. */
export const searchResolvers = {
  Doc: { sections },
  Page: { sections },
  BlogPost: { sections },
};

/** GraphQL type of a part of a page. */
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
