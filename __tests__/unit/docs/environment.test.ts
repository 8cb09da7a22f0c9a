import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Set by Gatsby, by the system, or by our own code and tests: nobody sets them for a site. */
const internal = new Set([
  ..."gatsby_executing_command GATSBY_CPU_COUNT GATSBY_LOGGER BUILD_STAGE NODE_ENV".split(" "),
  ..."SITE_HAS_LOCALES SITE_TEXTS CONTENT_TEXTS DOCS_FOLDER_LOCK".split(" "),
  ..."PATH HOME LOCALAPPDATA PROGRAMFILES LD_LIBRARY_PATH".split(" "),
  ..."CI HOSTS_SITE GATSBY_UNDER_TEST PLAYWRIGHT_JSON_OUTPUT_FILE".split(" "),
]);

/** `process.env.NAME`, `env.NAME`, and the keys of an interface of the environment: `NAME?: string`. */
const reading = /\benv\.([A-Za-z]\w{2,})\b|^\s+([A-Z][A-Z_]{3,})\?: string;/gm;

function variablesRead(): Set<string> {
  const files = ["src", "scripts", "plugins", "mcp"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      path.join(folder, file),
    ),
  );
  const code = files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts"));
  return new Set(
    code.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(reading)].map(([, name, key]) => name ?? key ?? ""),
    ),
  );
}

test("the README names every environment variable that configures a site, and no other", () => {
  const [, configuration = ""] = readFileSync("README.md", "utf8").split("## Configuration");
  const [table = ""] = configuration.split("\n## ");
  const named = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name),
  );
  // __tests__/support/find-browser.mjs reads CHROME_PATH by a name in a constant.
  const read = ["CHROME_PATH", ...variablesRead()].filter((name) => !internal.has(name));
  expect(named.sort()).toEqual(read.sort());
});
