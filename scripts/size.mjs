import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { requireFinished } from "./deploy/finished-build.mjs";
import { commandLine, wrongCommand } from "./process/command-line.mjs";
import { nameStops } from "./process/operator-problem.mjs";
import { dataOfPage, packagesOfPage } from "./size/page-parts.mjs";

nameStops();
const usage = "npm run size -- /docs/intro";
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: { dir: { type: "string", default: "public" } },
});

requireFinished(values.dir);

/** The home page, the first page of the docs, and that of an operation. @param {string} dir */
function usualRoutes(dir) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(dir, file), "utf8"));
  const [doc] = read("routes.json").find((/** @type {[string]} */ [route]) =>
    route.startsWith("/docs/"),
  );
  return ["/", doc, read("tools.json").tools[0].page];
}

const routes = positionals.length ? positionals : usualRoutes(values.dir);
if (!readdirSync(values.dir).some((file) => file.endsWith(".js.map")))
  console.log(
    "Packages are told apart after SOURCE_MAPS=1 npm run build; these are whole scripts.",
  );
for (const route of routes)
  if (!existsSync(dataOfPage(values.dir, route)))
    throw wrongCommand(
      `There is no page ${route}`,
      route,
      "A page is named by its address, without the host and without a slash at its end.",
      usage,
    );
const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(8);

for (const route of routes) {
  const parts = [...packagesOfPage(values.dir, route)].filter(([, { minified }]) => minified > 0);
  const sum = (/** @type {"minified" | "brotli"} */ key) =>
    parts.reduce((total, [, part]) => total + part[key], 0);
  console.log(`\n${route}: scripts, KB\n${"".padEnd(36)}minified  Brotli`);
  for (const [name, part] of parts.sort(([, a], [, b]) => b.brotli - a.brotli))
    console.log(`${name.padEnd(36)}${kb(part.minified)}${kb(part.brotli)}`);
  console.log(`${"together".padEnd(36)}${kb(sum("minified"))}${kb(sum("brotli"))}`);
}
