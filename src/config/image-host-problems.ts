import { filesOfHtml, type LoadedFile } from "./html/loaded-files";
import { otherHostProblem } from "./html/other-hosts";
import type { Problem, SourceLocation } from "../problems/problem";
import { safeHtml } from "./html/safe-html";
import type { SiteConfig } from "./schema/site-config";

type Path = readonly PropertyKey[];
type Placed = readonly [at: Path, files: readonly LoadedFile[]];

function logoFiles(logo: SiteConfig["footer"]["logo"] | undefined, at: Path): Placed[] {
  return (["src", "srcDark"] as const).flatMap((key): Placed[] => {
    const address = logo?.[key];
    return address ? [[[...at, key], [{ address, isImage: true }]]] : [];
  });
}

function itemFiles(items: SiteConfig["navbar"]["items"], at: Path): Placed[] {
  return items.flatMap((item, index): Placed[] => {
    const here = [...at, index];
    if (item.type === "dropdown") return itemFiles(item.items, [...here, "items"]);
    return item.type === "html" ? [[[...here, "value"], filesOfHtml(safeHtml(item.value))]] : [];
  });
}

/** Images in the configuration (logos, navbar HTML, announcement) on hosts that `imageHosts` does not allow. */
export function imageHostProblems(
  { navbar, footer, announcement, imageHosts }: SiteConfig,
  locate: (path: Path) => SourceLocation,
): Problem[] {
  const html = announcement ? filesOfHtml(safeHtml(announcement.content)) : [];
  const placed: Placed[] = [
    ...logoFiles(navbar.logo, ["navbar", "logo"]),
    ...itemFiles(navbar.items, ["navbar", "items"]),
    ...logoFiles(footer.logo, ["footer", "logo"]),
    [["announcement", "content"], html],
  ];
  return placed.flatMap(([at, files]) =>
    files.flatMap((file) => otherHostProblem(file, imageHosts, locate(at)) ?? []),
  );
}
