import fs from "node:fs";
import path from "node:path";
import { originalPath } from "../../../config/translations/places";
import type { Problem } from "../../../problems/problem";
import { kindOf, versionOf } from "../front-matter/document-kind";
import { folderMeant, listMeant } from "./unread-names";

const image = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;
const page = /\.mdx?$/;
/** Markdown under other names, in another case, or with an ending that an editor or a download has added. */
const likePage =
  /\.(?:mdx?|markdown|mdown|mkdn?|mdwn|mdtxt|mdtext|qmd|rmd)(?:\.(?:txt|text|html?|mdx?))?$/i;
const backup = /(?:\.(?:bak|backup|orig|old|rej|save|copy)|~)$/i;
/** What editors and systems make, and remove by themselves; and texts for those who open the folder. */
const passing =
  /^(?:Thumbs\.db|desktop\.ini|Icon\r|~\$.*|#.*#|\d+|.*\.(?:sw[a-p]|tmp|part|crdownload)|[A-Z]+(?:\.(?:md|txt))?)$|___jb_/;

/** Something in the content folder. Paths have slashes and are relative to it. */
interface Entry {
  sourcePath: string;
  /** Of the original, for a translation. */
  original: string;
  name: string;
  absolute: string;
  is: "file" | "folder" | "link";
}

type Words = Pick<Problem, "what" | "cause" | "fix"> & { level?: Problem["level"] };

interface Place {
  contentDir: string;
  nameOf: (sourcePath: string) => string;
}

/** A path for the shell. */
const quoted = (file: string) =>
  /^[\w./@+-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;

/** `git mv` would refuse a file that is not committed yet. */
const move = (from: string, to: string) => `mv ${quoted(from)} ${quoted(to)}`;

/** Whether something reads a file under its name. */
const isRead = ({ original, name }: Entry) =>
  (kindOf(original) !== undefined && (page.test(name) || image.test(name))) ||
  /^(?:docs|blog)\/tags\.ya?ml$|^blog\/authors\.ya?ml$/.test(original) ||
  (kindOf(original) === "doc" && /^_category_\.(?:ya?ml|json)$/.test(name)) ||
  /^(?:glossary\.ya?ml|(?:synonyms|words)\.txt|site\.yml)$/.test(original) ||
  // A frozen version keeps the tags of its day, which belong to no version.
  (versionOf(original) !== undefined && /^tags\.ya?ml$/.test(name));

/** Whether a file begins like a page, whatever it is called. */
function beginsLikePage(file: string): boolean {
  const bytes = Buffer.alloc(500);
  const opened = fs.openSync(file, "r");
  const length = fs.readSync(opened, bytes);
  fs.closeSync(opened);
  return /^\uFEFF?---[ \t]*\r?\n(?:.*\n)*?\s*title\s*:/.test(bytes.toString("utf8", 0, length));
}

function linkWords({ sourcePath, absolute }: Entry, { nameOf }: Place): Words {
  const file = quoted(nameOf(sourcePath));
  if (!fs.existsSync(absolute))
    return {
      what: "A symbolic link in the content folder leads nowhere",
      cause: `Seen from its folder, ${fs.readlinkSync(absolute)} does not exist.`,
      fix: `rm ${file}`,
    };
  return {
    what: "A symbolic link in the content folder is not followed",
    cause: `It leads to ${fs.realpathSync(absolute)}. Pages are files of the content folder itself.`,
    fix: `cp -RL ${file} ${file}.new && rm ${file} && mv ${file}.new ${file}`,
  };
}

function folderWords(
  { sourcePath, name }: Entry,
  { contentDir, nameOf }: Place,
): Words | undefined {
  const meant = sourcePath === name ? folderMeant(name) : undefined;
  if (meant !== undefined) {
    const isThere = fs.existsSync(path.join(contentDir, meant));
    return {
      what: `A folder is called almost like one that is read: ${name}`,
      cause: `Here, the folder for such files is called ${meant}${isThere ? ", and there is one" : ""}.`,
      fix: isThere
        ? `cp -R ${nameOf(name)}/. ${nameOf(meant)}/ && rm -r ${nameOf(name)}`
        : move(nameOf(name), nameOf(meant)),
    };
  }
  if (kindOf(sourcePath) === undefined || !/\.(?:mdx?|ya?ml)$/i.test(name)) return undefined;
  return {
    what: "A folder is called like a file",
    cause: "A page is a file: no page is made of a folder with its name.",
    fix: move(nameOf(sourcePath), nameOf(sourcePath.replace(/\.[^.]*$/, ""))),
  };
}

function pageWords({ sourcePath, name }: Entry, { contentDir, nameOf }: Place): Words {
  const bare = sourcePath.replace(likePage.test(name) ? likePage : /\.[^./]*$/, "");
  const isMarkdown = likePage.test(name) && !/mdx/i.test(name);
  const target = `${bare}.${isMarkdown ? "md" : "mdx"}`;
  if (kindOf(originalPath(target)))
    return {
      what: "A page is not read, because of the ending of its name",
      cause:
        "Pages end in .mdx or .md, in small letters. An editor may have added another ending, which file managers hide.",
      fix: move(nameOf(sourcePath), nameOf(target)),
    };
  const moved = target.replace(/^(?:versions\/[^/]+\/)?/, "$&docs/");
  const folder = path.posix.dirname(moved);
  const make = fs.existsSync(path.join(contentDir, folder))
    ? ""
    : `mkdir -p ${quoted(nameOf(folder))} && `;
  return {
    what: "A page is not read, because of its folder",
    cause: "Pages are files of docs/, blog/, or pages/ of the content folder.",
    fix: make + move(nameOf(sourcePath), nameOf(moved)),
  };
}

/** A file that is called like a list, or like a setting of a folder. */
function listWords(entry: Entry, { contentDir, nameOf }: Place): Words | undefined {
  const meant = listMeant(entry.original);
  if (!meant) return undefined;
  const { to, ...words } = meant;
  const file = nameOf(entry.sourcePath);
  const prefix = entry.sourcePath.slice(0, -entry.original.length);
  if (to === undefined) return { ...words, fix: `rm ${quoted(file)}` };
  const target = nameOf(`${prefix}${to}`);
  // On a disk that knows no case, the target may be the file itself.
  const isTaken =
    fs.existsSync(path.join(contentDir, prefix, to)) &&
    to.toLowerCase() !== entry.original.toLowerCase();
  return {
    ...words,
    fix: isTaken
      ? `cat ${quoted(file)} >> ${quoted(target)} && rm ${quoted(file)}`
      : move(file, target),
  };
}

/** The file of the same meaning that is read in place of one. */
function readInstead({ sourcePath, name }: Entry, { contentDir }: Place): string | undefined {
  if (!/\.(?:yaml|json)$/.test(name)) return undefined;
  const others = [".yml", ".yaml"].map((ending) => sourcePath.replace(/\.[a-z]+$/, ending));
  return others.find((one) => one !== sourcePath && fs.existsSync(path.join(contentDir, one)));
}

function readWords(entry: Entry, place: Place): Words | undefined {
  const file = place.nameOf(entry.sourcePath);
  if (kindOf(entry.original) !== undefined && /^_index\.mdx?$/.test(entry.name))
    return {
      what: "The page of a folder is not read, because of its name",
      cause: "Files whose names begin with _ are not pages. The page of a folder is called index.",
      fix: move(file, file.replace(/_index(?=\.mdx?$)/, "index")),
    };
  const other = readInstead(entry, place);
  if (other === undefined) return undefined;
  return {
    what: "Two files of a folder are for the same thing",
    cause: `Only ${place.nameOf(other)} is read.`,
    fix: `rm ${quoted(file)}`,
  };
}

function fileWords(entry: Entry, place: Place): Words | undefined {
  const { sourcePath, name, absolute } = entry;
  const file = place.nameOf(sourcePath);
  const isInside = kindOf(entry.original) !== undefined;
  if (backup.test(name))
    return isInside
      ? {
          level: "warning",
          what: "A copy of a file lies in the content folder",
          cause: "An editor or a merge has left it. Nothing reads it.",
          fix: `rm ${quoted(file)}`,
        }
      : undefined;
  const list = listWords(entry, place);
  if (list) return list;
  if (likePage.test(name) || beginsLikePage(absolute)) return pageWords(entry, place);
  if (!isInside) return undefined;
  return {
    level: "warning",
    what: "Nothing reads a file of the content folder",
    cause:
      "Pages end in .mdx or .md and show images. Files that readers download stand in static/.",
    fix: move(file, `static/${name}`),
  };
}

function wordsAbout(entry: Entry, place: Place): Words | undefined {
  if (entry.is === "folder") return folderWords(entry, place);
  if (isRead(entry) && entry.is === "file") return readWords(entry, place);
  if (passing.test(entry.name)) return undefined;
  if (entry.is === "file") return fileWords(entry, place);
  return image.test(entry.name) ? undefined : linkWords(entry, place);
}

/** Pages of a frozen version beside its docs. */
const inVersion = /^versions\/[^/]+\/(?!docs\/).+\.mdx?$/;

/** Hidden files, drafts in a folder with an underscore, and what else a repository holds, are nobody's mistake. */
const isContent = ({ sourcePath, original, name }: Entry) =>
  !/(?:^|\/)(?:\.|_[^/]*\/)/.test(sourcePath) &&
  (sourcePath === name || kindOf(original) !== undefined || inVersion.test(sourcePath));

/** Files, folders, and links of the content folder that nothing reads, though they look as if something should. */
export function unreadFileProblems(place: Place): Problem[] {
  return fs
    .readdirSync(place.contentDir, { recursive: true, withFileTypes: true })
    .map((entry): Entry => {
      const absolute = path.join(entry.parentPath, entry.name);
      const sourcePath = path.relative(place.contentDir, absolute).split(path.sep).join("/");
      const is = entry.isFile() ? "file" : entry.isDirectory() ? "folder" : "link";
      return { sourcePath, original: originalPath(sourcePath), name: entry.name, absolute, is };
    })
    .filter(isContent)
    .flatMap((entry): Problem[] => {
      const words = wordsAbout(entry, place);
      if (!words) return [];
      const where = { file: place.nameOf(entry.sourcePath) };
      return [{ level: "error", code: "content-unread", where, seen: entry.name, ...words }];
    });
}
