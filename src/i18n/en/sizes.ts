import { sizeIn } from "../size";

/** Texts for file sizes, for pages with downloads. */
export const text = { bytes: sizeIn(["B", "KB", "MB"]) };
