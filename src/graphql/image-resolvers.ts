import fs from "node:fs";
import path from "node:path";
import { drawnImage, type DrawnImage } from "../output/images/drawn-image";
import { contentLibrary } from "./content-library";
import type { ResolverContext } from "./node-model";
import { authorImage, pageImages } from "../output/images/page-images";

interface Picture extends DrawnImage {
  src: string;
  eager: boolean;
}

/** Queries the File node, so that Gatsby runs the page's query again when the image changes. */
async function picture(src: string, file: string, eager: boolean, { nodeModel }: ResolverContext) {
  await nodeModel.findOne({
    type: "File",
    query: { filter: { absolutePath: { eq: file.split(path.sep).join("/") } } },
  });
  if (!fs.existsSync(file)) return [];
  try {
    return [{ src, eager, ...(await drawnImage(file)) } satisfies Picture];
  } catch {
    return []; // writeImages reports it.
  }
}

const ofPage = {
  type: "[Picture!]!",
  resolve: async (
    { contentFilePath }: { contentFilePath: string },
    _: unknown,
    context: ResolverContext,
  ) => {
    const content = await contentLibrary();
    const documents = content.documents.filter((one) => one.contentFilePath === contentFilePath);
    const images = pageImages({ ...content, documents, authors: [] });
    const pictures = images.map(({ src, file, first }) => picture(src, file, first, context));
    return (await Promise.all(pictures)).flat();
  },
};

export const imageResolvers = {
  Doc: { pictures: ofPage },
  Page: { pictures: ofPage },
  BlogPost: { pictures: ofPage },
  Author: {
    picture: {
      type: "Picture",
      resolve: async (
        { image }: { image?: string | null },
        _: unknown,
        context: ResolverContext,
      ) => {
        const file = authorImage(image);
        const [found] = file ? await picture(image ?? "", file, true, context) : [];
        return found ?? null;
      },
    },
  },
};
