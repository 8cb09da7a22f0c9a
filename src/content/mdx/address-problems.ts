import fs from "node:fs";
import path from "node:path";
import { addressFaults, correctedAddress } from "../../config/addresses/address";
import { ownNameIn } from "../../config/addresses/own-names";
import type { Problem, SourceLocation } from "../../problems/problem";
import type { Category } from "./category";
import type { ContentDocument } from "./content";
import { lineOfKey } from "../../problems/line-of-key";
import { routeOf } from "./slug";

/** A file whose path makes no address. */
function pathWithoutAddress({ sourcePath, file, slug }: ContentDocument): Problem[] {
  const faults = addressFaults(slug);
  if (!faults.length) return [];
  return [
    {
      level: "error",
      code: "path-without-address",
      what: `The path of a page cannot be its address: ${JSON.stringify(slug)}`,
      where: { file, line: 1 },
      seen: file,
      cause: faults.join(" "),
      fix: `slug: ${correctedAddress(routeOf(sourcePath))}`,
    },
  ];
}

/** An address that the build needs for files of its own. */
function ownAddress(key: string, address: string, name: string, where: SourceLocation): Problem {
  const other = `/docs${address}`;
  return {
    level: "error",
    code: "address-of-the-site",
    what: `The address ${address} belongs to the site itself`,
    where,
    seen: key === "slug" ? `slug: ${address}` : `${key}: [${address}]`,
    cause: `Below /${name} stand files that are no pages: of the build, of static/, or of a locale.`,
    fix: key === "slug" ? `slug: ${other}` : `${key}: [${other}]`,
  };
}

interface Places {
  contentDir: string;
  nameOf: (sourcePath: string) => string;
  /** First parts of addresses that are not for pages. */
  names: ReadonlySet<string>;
}

/** Pages, their old addresses, and folders of docs that want an address which they cannot have. */
export function addressProblems(
  documents: readonly ContentDocument[],
  categories: readonly Category[],
  { contentDir, nameOf, names }: Places,
): Problem[] {
  const own = (key: string, address: string, sourcePath: string): Problem[] => {
    const name = ownNameIn(address, names);
    if (name === undefined) return [];
    const text = fs.readFileSync(path.join(contentDir, sourcePath), "utf8");
    const where = { file: nameOf(sourcePath), line: lineOfKey(text, key) ?? 1 };
    return [ownAddress(key, address, name, where)];
  };
  return [
    ...documents.flatMap((document) => {
      const { slug, sourcePath, frontMatter } = document;
      return [
        ...pathWithoutAddress(document),
        ...own("slug", slug, sourcePath),
        ...frontMatter.redirectFrom.flatMap((from) => own("redirect_from", from, sourcePath)),
      ];
    }),
    ...categories.flatMap(({ slug, sourcePath }) => (slug ? own("slug", slug, sourcePath) : [])),
  ];
}
