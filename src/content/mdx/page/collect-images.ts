import type { Root } from "mdast";
import { visitNodes } from "../../markdown/visit-nodes";

/** An image of a page as written in its file. */
export interface SourceImage {
  src: string;
  line: number;
  /** The first image, above all headings: most readers see it without scrolling. */
  first: boolean;
}

/** The Markdown images of a page. */
export function collectImages(tree: Root): SourceImage[] {
  const images: SourceImage[] = [];
  let headings = 0;
  visitNodes(tree, (node) => {
    if (node.type === "heading") headings += 1;
    if (node.type !== "image") return;
    const first = headings === 0 && images.length === 0;
    images.push({ src: node.url, line: node.position?.start.line ?? 1, first });
  });
  return images;
}
