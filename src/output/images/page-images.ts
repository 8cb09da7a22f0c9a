import fs from "node:fs";
import path from "node:path";
import type { Content } from "../../content/mdx/content";
import { imageFile } from "../../content/mdx/load-images";
import { contentDir } from "../../config/source-folders";

/** An image beside a page or beside authors.yml, which the build makes smaller. */
export interface PageImage {
  /** As it stands in the file. */
  src: string;
  /** Absolute. */
  file: string;
  /** Before the first heading of the page. */
  first: boolean;
  /** Named in problems. */
  where: { file: string; line?: number };
}

/** True for `./order.png`; not for files of static/ and addresses elsewhere. */
export const isBeside = (src: string) => !/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(src);

const authorsFile = path.join(contentDir, "blog", "authors.yml");

/** Absolute path of an author's image beside authors.yml; undefined where it is elsewhere. */
export function authorImage(image: string | undefined | null): string | undefined {
  return image && isBeside(image) ? imageFile(image, authorsFile, "") : undefined;
}

/** All images beside pages and authors that are there. */
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
