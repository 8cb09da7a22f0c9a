import path from "node:path";
import type { Content } from "../../content/mdx/content";
import { writeImage } from "./drawn-image";
import { noImage, unreadableImage } from "../../content/images/unreadable-image";
import type { Problem } from "../../problems/problem";
import { pageImages } from "./page-images";

/** Writes the images of pages and authors; unreadable images are problems. */
export async function writeImages(content: Content): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { src, file, where } of pageImages(content)) {
    // What is not an image at all was reported with its page.
    if (noImage(src, file)) continue;
    try {
      await writeImage(file, path.resolve("public"));
    } catch (error) {
      problems.push(unreadableImage(src, where, error instanceof Error ? error.message : "?"));
    }
  }
  return problems;
}
