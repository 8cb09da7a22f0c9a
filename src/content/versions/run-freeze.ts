import path from "node:path";
import { loadSiteConfig } from "../../config/load-site-config";
import { formatProblems } from "../../problems/format-problem";
import { configurationLine, freezeVersion } from "./freeze-version";

/** `npm run version:docs 2.0`: freezes today's docs and prints the line for the configuration; returns false on problems. */
export function runFreeze(name: string): boolean {
  const root = process.cwd();
  const { config } = loadSiteConfig(root, process.env);
  // A version may be configured, with its own path, before it is frozen.
  const configured = config?.docVersions.find((version) => version.name === name);
  const { problems, files } = freezeVersion({
    name,
    route: `/docs/${configured?.path ?? name}`,
    content: path.resolve(root, process.env.CONTENT_DIR || "content"),
    openapi: path.resolve(root, process.env.OPENAPI_DIR || "openapi"),
    shown: (absolute) => path.relative(root, absolute) || ".",
  });
  if (problems.length) {
    console.error(formatProblems(problems, "Nothing was frozen"));
    return false;
  }
  const [current] = config?.docVersions ?? [];
  const day = new Date().toISOString().slice(0, 10);
  const file = process.env.SITE_CONFIG ?? "src/config/site.config.ts";
  if (configured) {
    console.log(`${files} files are frozen as ${name}, which ${file} names already.\n`);
    return true;
  }
  const line = configurationLine(name, current?.mainDocId ?? "intro", day);
  console.log(
    `${files} files are frozen as ${name}. Add to docVersions in ${file}, after the first version:\n\n  ${line}\n`,
  );
  if (current?.banner === "none")
    console.log(
      `And give the first version banner: "unreleased": then ${name} is the one that readers are led to.\n`,
    );
  return true;
}
