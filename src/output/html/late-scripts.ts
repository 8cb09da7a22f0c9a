import { minified } from "./minify-script";
import type { PageParts } from "./page-parts";
import { noteLeaving } from "../../browser/navigation/leaving";
import { foldHalves } from "../../browser/reader/fold-halves";
import { fillQuery } from "../../browser/search/fill-query";
import { startScripts } from "../../browser/start-scripts";
import { storageKeys } from "../../browser/storage-keys";
import type { PageFiles } from "./page-files";

/** The scripts of all pages, as Gatsby writes them at the end of the body. */
const scriptTag = /<script src="([^"]+)" async(?:="")?><\/script>/g;

const lateTag = /<script type="later" src="([^"]+)">/g;

/** Whether a page has scripts that start late. */
export const hasLateScripts = ({ tail }: PageParts): boolean => tail.match(lateTag) !== null;

/** Added to a page that Gatsby kept from an earlier build. */
const added = /<link rel="(?:soon|later)"[^>]*>|<script id="start-scripts">[\s\S]*?<\/script>/g;

/** Made for the first page, not whenever a build or `develop` starts. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}

const starter = once(() =>
  minified([noteLeaving, startScripts].map((run) => `(${run.toString()})();`).join("")),
);

/** What pages with certain elements run in front of the starter. */
const firstRuns: { mark: string; code: () => string }[] = [
  {
    mark: "data-half=",
    code: once(() =>
      minified(`(${foldHalves.toString()})(${JSON.stringify(storageKeys.reader)});`),
    ),
  },
  { mark: "data-search-status=", code: once(() => minified(`(${fillQuery.toString()})();`)) },
];

const escaped = (address: string) => address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Starts scripts after the first paint, together with what they would request one by one. Idempotent. */
export function withLateScripts(
  page: PageParts,
  { scripts, data }: Pick<PageFiles, "scripts" | "data">,
): PageParts {
  const late = page.tail
    .replace(added, "")
    .replace(scriptTag, '<script type="later" src="$1"></script>');
  const ofAllPages = [...late.matchAll(lateTag)].map(([, src = ""]) => src);
  if (ofAllPages.length === 0) return page;
  const links = [
    ...ofAllPages.map((src) => `<link rel="soon" as="script" href="${src}">`),
    ...scripts.map((href) => `<link rel="later" as="script" href="${escaped(href)}">`),
    ...data.map((href) => `<link rel="later" as="fetch" crossorigin href="${escaped(href)}">`),
  ];
  const first = firstRuns
    .filter(({ mark }) => page.content.includes(mark))
    .map(({ code }) => code());
  const script = `<script id="start-scripts">${first.join("")}${starter()}</script>`;
  return { ...page, tail: late.replace("</body>", () => `${links.join("")}${script}</body>`) };
}
