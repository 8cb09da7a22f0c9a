import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Versions as npm takes them: `5.17.0`, `next`. */
const version = process.argv[2] ?? "";
if (!/^[\w.^~-]+$/.test(version)) {
  console.error("Which version? npm run check:gatsby -- 5.16.1");
  process.exit(1);
}

/** The problem if npm could not install. @param {string} said by npm @returns {string} */
function whyNotInstalled(said) {
  if (!/E404|ETARGET/.test(said)) return `npm could not install Gatsby ${version}:\n${said}`;
  const known = execFileSync("npm", ["view", "gatsby", "versions", "--json"], { encoding: "utf8" });
  const released = JSON.parse(known).filter((/** @type {string} */ one) => !one.includes("-"));
  const newest = released.slice(-5).reverse();
  return `npm has no Gatsby ${version}. Its newest versions are ${newest.join(", ")}: npm run check:gatsby -- ${newest[0]}`;
}

/** Installs a Gatsby; prints the problem and returns false if that fails. @param {string} folder */
function install(folder) {
  const packages = [`gatsby@${version}`, "gatsby-plugin-mdx@5", "react@18", "react-dom@18"];
  writeFileSync(path.join(folder, "package.json"), '{ "private": true }\n');
  console.log(`Installing ${packages.join(" ")} in ${folder}`);
  const options = [
    "--ignore-scripts",
    "--legacy-peer-deps",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const { status, stderr } = spawnSync("npm", ["install", ...options, ...packages], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) console.error(whyNotInstalled(stderr));
  return status === 0;
}

/** Tests what the toolchain takes for granted against a Gatsby in a folder. @param {string} folder */
function test(folder) {
  const { status } = spawnSync(
    "npx",
    ["jest", "__tests__/unit/toolchain/gatsby-internals.test.ts"],
    { env: { ...process.env, GATSBY_UNDER_TEST: folder }, stdio: "inherit" },
  );
  console.log(
    status === 0
      ? `All assumptions hold for Gatsby ${version}.`
      : `Gatsby ${version} differs: each failed line names the file that takes it for granted.`,
  );
  return status === 0;
}

const folder = mkdtempSync(path.join(tmpdir(), "check-gatsby-"));
try {
  process.exitCode = install(folder) && test(folder) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
