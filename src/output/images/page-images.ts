import fs from "node:fs";
import path from "node:path";
import type { Content } from "../../content/mdx/content";
import { imageFile } from "../../content/mdx/problems/image-file-problems";
import { contentDir } from "../../config/source-folders";

/** An image next to a page or authors.yml, which the build resizes. */
interface PageImage {
  /** As written in the file. */
  src: string;
  /** Absolute. */
  file: string;
  /** Whether it precedes the page's first heading. */
  first: boolean;
  /** For problems. */
  where: { file: string; line?: number };
}

/** True for `./order.png`, not for files of static/ and other addresses. */
const isBeside = (src: string) => !/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(src);

const authorsFile = path.join(contentDir, "blog", "authors.yml");

/** Absolute path of an author's image next to authors.yml; undefined if it is elsewhere. */
export function authorImage(image: string | undefined | null): string | undefined {
  return image && isBeside(image) ? imageFile(image, authorsFile, "") : undefined;
}

/** All existing images next to pages and authors.yml. */
export function pageImages({ documents, authors }: Content): PageImage[] {
  const ofPages = documents.flatMap(({ images, contentFilePath, file: page }) =>
    images
      .filter(({ src }) => isBeside(src))
      .map(({ src, first, line }) => {
        const file = imageFile(src, contentFilePath, "");
        return { src, first, file, where: { file: page, line } };
      }),
  );
  const ofAuthors = authors.flatMap(({ image }): PageImage[] => {
    const file = authorImage(image);
    return image && file
      ? [{ src: image, first: false, file, where: { file: path.relative("", authorsFile) } }]
      : [];
  });
  return [...ofPages, ...ofAuthors].filter(({ file }) => fs.existsSync(file));
}
