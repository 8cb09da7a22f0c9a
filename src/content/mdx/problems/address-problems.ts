import path from "node:path";
import { addressFaults, correctedAddress } from "../../../config/addresses/address";
import { ownNameIn } from "../../../config/addresses/own-names";
import type { Problem, SourceLocation } from "../../../problems/problem";
import type { Category } from "../front-matter/category";
import type { ContentDocument } from "../content";
import { lineInFile } from "../../../problems/line-of-key";
import { routeOf } from "../front-matter/slug";

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
      // In the name of a file, they begin neither a query nor a hash.
      fix: `slug: ${correctedAddress(routeOf(sourcePath).replace(/[?#]/g, "-"))}`,
    },
  ];
}

/** An address that the site itself uses. */
function ownAddress(key: string, address: string, name: string, where: SourceLocation): Problem {
  const other = `/docs${address}`;
  return {
    level: "error",
    code: "address-of-the-site",
    what: `The address ${address} belongs to the site itself`,
    where,
    seen: key === "slug" ? `slug: ${address}` : `${key}: [${address}]`,
    cause: `Below /${name} are files that are not pages: of the build, of static/, or of a locale.`,
    fix: key === "slug" ? `slug: ${other}` : `${key}: [${other}]`,
  };
}

interface Places {
  contentDir: string;
  nameOf: (sourcePath: string) => string;
  /** First segments that no page may have. */
  names: ReadonlySet<string>;
}

/** Pages, redirects, and folders of docs whose address is invalid or taken by the site. */
export function addressProblems(
  documents: readonly ContentDocument[],
  categories: readonly Category[],
  { contentDir, nameOf, names }: Places,
): Problem[] {
  const reserved = (key: string, address: string, sourcePath: string): Problem[] => {
    const name = ownNameIn(address, names);
    if (name === undefined) return [];
    const line = lineInFile(path.join(contentDir, sourcePath), key) ?? 1;
    const where = { file: nameOf(sourcePath), line };
    return [ownAddress(key, address, name, where)];
  };
  return [
    ...documents.flatMap((document) => {
      const { slug, sourcePath, frontMatter } = document;
      return [
        ...pathWithoutAddress(document),
        ...reserved("slug", slug, sourcePath),
        ...frontMatter.redirectFrom.flatMap((from) => reserved("redirect_from", from, sourcePath)),
      ];
    }),
    ...categories.flatMap(({ slug, sourcePath }) =>
      slug ? reserved("slug", slug, sourcePath) : [],
    ),
  ];
}
