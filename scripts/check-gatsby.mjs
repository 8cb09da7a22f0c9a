import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Versions as npm takes them: `5.17.0`, `next`. */
const version = process.argv[2] ?? "";
if (!/^[\w.^~-]+$/.test(version)) {
  console.error("Which version? npm run check:gatsby -- 5.17.0");
  process.exit(1);
}

// Tests the toolchain's assumptions against another version of Gatsby, installed outside of this project.
const folder = mkdtempSync(path.join(tmpdir(), "check-gatsby-"));
try {
  const packages = [`gatsby@${version}`, "gatsby-plugin-mdx@5", "react@18", "react-dom@18"];
  writeFileSync(path.join(folder, "package.json"), '{ "private": true }\n');
  console.log(`Installing ${packages.join(" ")} in ${folder}`);
  const options = ["--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--silent"];
  execFileSync("npm", ["install", ...options, ...packages], { cwd: folder, stdio: "inherit" });
  const test = "__tests__/unit/toolchain/gatsby-internals.test.ts";
  const { status } = spawnSync("npx", ["jest", test], {
    env: { ...process.env, GATSBY_UNDER_TEST: folder },
    stdio: "inherit",
  });
  console.log(
    status === 0
      ? `All assumptions hold for Gatsby ${version}.`
      : `Gatsby ${version} differs: each failed line names the file that takes it for granted.`,
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
