import { didYouMean } from "../problems/did-you-mean";
import type { ConfigFault, Reachability } from "./reachability";
import type { SiteConfig } from "./schema/site-config";

function unknownMainDoc(where: string, docId: string, version: string, docs: readonly string[]) {
  const near = didYouMean(docId, docs);
  return {
    where,
    code: "site-config-unknown-main-doc",
    what: `the version ${version} has no doc "${docId}"`,
    seen: `mainDocId: ${docId}`,
    cause: near
      ? `The nearest one is "${near}".`
      : "mainDocId is a path under the docs of the version, without extension.",
    fix: `mainDocId: "${near ?? docs[0] ?? "intro"}"`,
  };
}

/** Versions whose main page does not exist; their links lead to the first page of their sidebar. */
export function mainDocFaults({ docVersions }: SiteConfig, pages: Reachability): ConfigFault[] {
  return docVersions.flatMap(({ name, mainDocId }, index) => {
    const frozen = pages.versions?.find((version) => version.name === name);
    const docs = index === 0 ? pages.docs : frozen?.docs;
    // The version is published elsewhere, or has no pages, which is another problem.
    if (mainDocId === undefined || !docs?.size || docs.has(mainDocId)) return [];
    return [unknownMainDoc(`docVersions[${index}]`, mainDocId, name, [...docs.keys()])];
  });
}
