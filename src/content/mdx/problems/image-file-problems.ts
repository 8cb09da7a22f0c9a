import fs from "node:fs";
import path from "node:path";
import { noImage } from "../../images/unreadable-image";
import { refusedLink } from "../../links/check-links";
import { decoded } from "../../../config/addresses/internal-link";
import { linkFault, linkRules } from "../../../config/addresses/link-address";
import type { LoadedFile } from "../../../config/html/loaded-files";
import { otherHostProblem } from "../../../config/html/other-hosts";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { originalFile } from "../../../config/translations/places";
import type { Author } from "../front-matter/authors";
import type { ContentDocument } from "../content";
import { lineInFile } from "../../../problems/line-of-key";

/** `./order.png`, `/img/order.png` */
const isLocal = (src: string) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(src);

interface Folders {
  contentDir: string;
  /** `/img/a.png` is `img/a.png` in this folder. */
  staticDir: string;
  imageHosts: readonly string[];
}

/** Absolute path of a local image: relative to the file that shows it or, with a leading slash, to static/. */
export function imageFile(src: string, fromFile: string, staticDir: string): string {
  const file = decoded(src.replace(/[?#].*$/, ""));
  if (file.startsWith("/")) return path.join(staticDir, file);
  const beside = path.resolve(path.dirname(fromFile), file);
  if (fs.existsSync(beside)) return beside;
  // Translations show the images of their original unless they have their own.
  const original = path.resolve(path.dirname(originalFile(fromFile)), file);
  return fs.existsSync(original) ? original : beside;
}

const images = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

function missingImage(
  src: string,
  absolute: string,
  where: Problem["where"],
  { shown, staticDir }: { shown: string; staticDir: string },
): Problem {
  const what = `An image does not exist: ${src}`;
  const missing = { level: "error", code: "image-missing", what, where, seen: src } as const;
  if (src.includes("\\"))
    return {
      ...missing,
      cause: "Folders in an address are separated by /: \\ is a character like others.",
      fix: src.replaceAll("\\", "/"),
    };
  const [, published] = /^(?:@site)?\/?static(\/.+)$/.exec(src) ?? [];
  if (published !== undefined) {
    const isThere = fs.existsSync(path.join(staticDir, published));
    return {
      ...missing,
      cause: `The files of static/ are served without the name of that folder${isThere ? "" : `, and static${published} is not there`}.`,
      fix: isThere ? published : `cp picture.png static${published}, and show ${published}`,
    };
  }
  const folder = path.dirname(absolute);
  const beside = fs.existsSync(folder) ? fs.readdirSync(folder).filter((f) => images.test(f)) : [];
  const near = didYouMean(path.basename(absolute), beside);
  if (near)
    return {
      ...missing,
      cause: `There is no such file; the nearest beside it is ${near}.`,
      fix: src.replace(/[^/]*$/, near),
    };
  return {
    ...missing,
    cause: src.startsWith("/")
      ? `An address with a leading slash is a file of static/, and static${src} is not there.`
      : "There is no such file, seen from the folder of the file that shows it.",
    fix: `cp picture.png ${src.startsWith("/") ? `static${src}` : shown}`,
  };
}

/** Whether a file is in a folder once symbolic links are resolved. */
function isBelow(folder: string, file: string): boolean {
  const way = path.relative(fs.realpathSync(folder), fs.realpathSync(file));
  return !way.startsWith("..") && !path.isAbsolute(way);
}

function foreignImage(src: string, where: Problem["where"], inStatic: string): Problem {
  const isPublished = !inStatic.startsWith("..");
  return {
    level: "error",
    code: "image-outside",
    what: `An image is not in the content folder: ${src}`,
    where,
    seen: src,
    cause: isPublished
      ? "The files of static/ are shown by their addresses, not by their paths."
      : "Pages show files of the content folder; what lies or leads elsewhere would be published unnoticed.",
    fix: isPublished
      ? `/${inStatic.split(path.sep).join("/")}`
      : `Put the file itself into the content folder: ./${path.posix.basename(src)}`,
  };
}

/** Images of pages and authors that are missing or outside the content folder, and files on forbidden hosts. */
export function imageFileProblems(
  documents: readonly ContentDocument[],
  { authors, authorsFile }: { authors: readonly Author[]; authorsFile: string },
  nameOf: (sourcePath: string) => string,
  { contentDir, staticDir, imageHosts }: Folders,
): Problem[] {
  const problems: Problem[] = [];
  const check = (src: string, fromFile: string, file: string, line: () => number | undefined) => {
    const absolute = imageFile(src, fromFile, staticDir);
    if (!isLocal(src)) return;
    const shown = src.startsWith("/")
      ? `static${src}`
      : nameOf(path.relative(contentDir, absolute).split(path.sep).join("/"));
    if (!fs.existsSync(absolute))
      problems.push(missingImage(src, absolute, { file, line: line() }, { shown, staticDir }));
    else if (!src.startsWith("/") && !isBelow(contentDir, absolute))
      problems.push(foreignImage(src, { file, line: line() }, path.relative(staticDir, absolute)));
    else {
      const none = noImage(src, absolute, { file, line: line() }, shown);
      if (none) problems.push(none);
    }
  };
  /** The image of the front matter is for link previews: no page loads it, so it may be on any host. */
  const checkNamed: typeof check = (src, fromFile, file, line) => {
    const fault = linkFault(src, linkRules.pictureInText);
    if (fault) problems.push(refusedLink(src, { file, line: line() }, fault));
    else check(src, fromFile, file, line);
  };
  const checkHost = (loaded: LoadedFile, file: string, line: number | undefined) => {
    const problem = otherHostProblem(loaded, imageHosts, { file, line });
    if (problem) problems.push(problem);
  };
  for (const document of documents) {
    const { loadedFiles, frontMatter, contentFilePath, file } = document;
    for (const { src, line } of document.images) check(src, contentFilePath, file, () => line);
    for (const loaded of loadedFiles) checkHost(loaded, file, loaded.line);
    const line = () => lineInFile(contentFilePath, "image");
    if (frontMatter.image) checkNamed(frontMatter.image, contentFilePath, file, line);
  }
  const yaml = path.join(contentDir, authorsFile);
  for (const { key, image } of authors) {
    const line = () => lineInFile(yaml, key);
    if (!image) continue;
    check(image, yaml, nameOf(authorsFile), line);
    checkHost({ address: image, isImage: true }, nameOf(authorsFile), line());
  }
  return problems;
}
