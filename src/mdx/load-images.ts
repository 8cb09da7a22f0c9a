import fs from "node:fs";
import path from "node:path";
import { didYouMean } from "../problems/did-you-mean";
import type { Problem } from "../problems/problem";
import { originalFile } from "../translations/places";
import type { Author } from "./authors";
import type { ContentDocument } from "./content";
import { lineOfKey } from "./line-of-key";

/** Not an address elsewhere: `./order.png`, `/img/order.png`. */
const isLocal = (src: string) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(src);

interface Folders {
  contentDir: string;
  /** Files that are copied as they are; `/img/a.png` is `img/a.png` in it. */
  staticDir: string;
}

function decoded(src: string): string {
  try {
    return decodeURIComponent(src);
  } catch {
    return src;
  }
}

/** Absolute path of a local image: from the file that shows it, or from the static files with a leading slash. */
export function imageFile(src: string, fromFile: string, staticDir: string): string {
  const file = decoded(src.replace(/[?#].*$/, ""));
  if (file.startsWith("/")) return path.join(staticDir, file);
  const beside = path.resolve(path.dirname(fromFile), file);
  if (fs.existsSync(beside)) return beside;
  // A translation shows the images of its original, unless it has some of its own.
  const original = path.resolve(path.dirname(originalFile(fromFile)), file);
  return fs.existsSync(original) ? original : beside;
}

const images = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

function missingImage(src: string, absolute: string, where: Problem["where"]): Problem {
  const folder = path.dirname(absolute);
  const beside = fs.existsSync(folder) ? fs.readdirSync(folder).filter((f) => images.test(f)) : [];
  const near = didYouMean(path.basename(absolute), beside);
  const fixed = near && src.replace(/[^/]*$/, near);
  return {
    level: "error",
    code: "image-missing",
    what: `An image does not exist: ${src}`,
    where,
    seen: src,
    cause: near
      ? `There is no such file; the nearest beside it is ${near}.`
      : src.startsWith("/")
        ? `An address with a leading slash is a file of static/, and static${src} is not there.`
        : "There is no such file, seen from the folder of the file that shows it.",
    fix: fixed ?? (src.startsWith("/") ? `cp picture.png static${src}` : `cp picture.png ${src}`),
  };
}

/** Images that are not there: of the text, of the front matter, and of authors. */
export function imageFileProblems(
  documents: readonly ContentDocument[],
  { authors, authorsFile }: { authors: readonly Author[]; authorsFile: string },
  nameOf: (sourcePath: string) => string,
  { contentDir, staticDir }: Folders,
): Problem[] {
  const problems: Problem[] = [];
  const check = (src: string, fromFile: string, file: string, line: () => number | undefined) => {
    const absolute = imageFile(src, fromFile, staticDir);
    if (isLocal(src) && !fs.existsSync(absolute))
      problems.push(missingImage(src, absolute, { file, line: line() }));
  };
  for (const { images: own, frontMatter, contentFilePath, file } of documents) {
    for (const { src, line } of own) check(src, contentFilePath, file, () => line);
    const line = () => lineOfKey(fs.readFileSync(contentFilePath, "utf8"), "image");
    if (frontMatter.image) check(frontMatter.image, contentFilePath, file, line);
  }
  const yaml = path.join(contentDir, authorsFile);
  for (const { key, image } of authors) {
    const line = () => lineOfKey(fs.readFileSync(yaml, "utf8"), key);
    if (image) check(image, yaml, nameOf(authorsFile), line);
  }
  return problems;
}
