import { sizeIn } from "../size";

/** How large files are; for the pages that offer some. */
export const text = { bytes: sizeIn(["B", "KB", "MB"]) };
