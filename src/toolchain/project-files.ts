import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../config/files-below";

/** The files below some folders of the project whose names match, with their texts. */
export const projectFiles = (root: string, folders: readonly string[], names: RegExp) =>
  folders.flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((name) => names.test(name))
      .map((name) => `${folder}/${name}`)
      .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), "utf8") })),
  );
