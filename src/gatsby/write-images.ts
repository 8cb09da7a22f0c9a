import path from "node:path";
import { writeImage } from "../images/drawn-image";
import { unreadableImage } from "../images/unreadable-image";
import type { Problem } from "../problems/problem";
import { contentLibrary } from "./content-library";
import { pageImages } from "./page-images";

/** Writes the files of all images of pages into public/; those that cannot be read are problems. */
export async function writeImages(): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { src, file, where } of pageImages(await contentLibrary()))
    try {
      await writeImage(file, path.resolve("public"));
    } catch (error) {
      problems.push(unreadableImage(src, where, error instanceof Error ? error.message : "?"));
    }
  return problems;
}
