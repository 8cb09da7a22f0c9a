import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkedOverrides, checkedPackages } from "./gatsby/checked-packages.mjs";
import { commandLine, wrongCommand } from "./process/command-line.mjs";
import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const usage = "npm run check:gatsby -- 5.16.1";
const { positionals } = commandLine(usage, { allowPositionals: true });
/** Versions as npm takes them: `5.17.0`, `next`. */
const [version = ""] = positionals;
if (!/^[\w.^~-]+$/.test(version))
  throw wrongCommand(
    "Which version?",
    positionals.join(" "),
    "It tests one version of Gatsby.",
    usage,
  );

/** @param {string} said by npm */
function notInstalled(said) {
  const seen = `gatsby@${version}`;
  if (!/E404|ETARGET/.test(said))
    return wrongCommand("npm could not install Gatsby", seen, said.trim(), usage);
  const known = execFileSync("npm", ["view", "gatsby", "versions", "--json"], { encoding: "utf8" });
  const released = JSON.parse(known).filter((/** @type {string} */ one) => !one.includes("-"));
  const newest = released.slice(-5).reverse();
  return wrongCommand(
    `npm has no Gatsby ${version}`,
    seen,
    `Its newest versions are ${newest.join(", ")}.`,
    `npm run check:gatsby -- ${newest[0]}`,
  );
}

/** Installs a Gatsby. @param {string} folder */
function install(folder) {
  const packages = checkedPackages(version);
  const manifest = { private: true, overrides: checkedOverrides() };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
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
  if (status !== 0) throw notInstalled(stderr);
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
  install(folder);
  process.exitCode = test(folder) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
