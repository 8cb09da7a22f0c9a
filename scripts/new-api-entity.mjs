import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { requireReady } from "./process/ready.mjs";

requireReady();

const { parse } = await import("yaml");
const { entityFiles } = await import("./new-api-entity/entity-files.mjs");
const { commandLine, wrongCommand } = await import("./process/command-line.mjs");

const usage = 'npm run new:api-entity -- "Payment term" --prefix ptm --area settings';
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    prefix: { type: "string" },
    area: { type: "string" },
    into: { type: "string", default: "openapi" },
  },
});
const [tag] = positionals;
const list = readFileSync("__tests__/fixtures/api-operations.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [slug = "", rowTag = "", kind = "", method = "", path = "", title = ""] =
      line.split("\t");
    return { slug, tag: rowTag, kind, method, path, title };
  });
const tags = [...new Set(list.map((row) => row.tag))];

if (!tag || !tags.includes(tag))
  throw wrongCommand(
    tag ? `No tag has the name ${tag}` : "Which tag?",
    positionals.join(" "),
    `The list has ${tags.join(", ")}.`,
    usage,
  );
if (!/^[a-z]{3}$/.test(values.prefix ?? ""))
  throw wrongCommand(
    "Ids need a prefix",
    `--prefix ${values.prefix ?? ""}`,
    "It has three small letters, which stand before the ids.",
    usage,
  );
if (!values.area)
  throw wrongCommand(
    "Scopes need an area",
    "no --area",
    "It is the part of a scope before the colon, such as items or sales.",
    usage,
  );
const { info } = parse(readFileSync(join(values.into, "openapi.yaml"), "utf8"));
const { files, entries } = entityFiles(list, {
  tag,
  prefix: values.prefix ?? "",
  area: values.area,
  // The support page of the docs, whose host the types of errors share.
  site: new URL(info.contact.url).origin,
});
let written = 0;
for (const [file, text] of files) {
  const target = join(values.into, file);
  if (existsSync(target)) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  written++;
}
console.log(
  `${written} files written, ${files.size - written} were there already and stay as they are.\n\n` +
    `Add to the paths of openapi.yaml:\n${entries.join("\n")}\n\n` +
    `Add the tag and its group there, too. Then write what npm run lint:openapi -- ${tag.toLowerCase().replaceAll(" ", "-")} asks for.`,
);
