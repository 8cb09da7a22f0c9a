import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";

const file = "docs-mcp.cjs";

/** @type {import("webpack").RuleSetRule} */
const typescript = {
  test: /\.tsx?$/,
  loader: "swc-loader",
  options: {
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
  },
};

/**
 * The MCP server with all that it needs as one file, which starts by itself.
 * @param {string} root @param {string} folder @param {string} version
 * @returns {Promise<void>}
 */
function bundle(root, folder, version) {
  return new Promise((done, fail) => {
    webpack(
      {
        mode: "production",
        target: "node20",
        context: root,
        entry: path.join(root, "mcp", "packed.ts"),
        output: { path: folder, filename: file },
        devtool: false,
        module: { rules: [typescript] },
        resolve: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
        // Names stay: they stand in the messages of errors.
        optimization: { minimize: false },
        performance: false,
        plugins: [
          new webpack.DefinePlugin({ MCP_VERSION: JSON.stringify(version) }),
          new webpack.BannerPlugin({ banner: "#!/usr/bin/env node", raw: true }),
        ],
      },
      (error, stats) => {
        const [first] = stats?.toJson({ all: false, errors: true }).errors ?? [];
        if (error ?? first) fail(error ?? new Error(first?.message));
        else done();
      },
    );
  });
}

/**
 * Makes the package of the MCP server: one file, no dependencies, so that `npx` starts it in a second. Gatsby and the
 * content of this repository are not in it; it reads the site that it is pointed at.
 * @param {{ to?: string }} [options] the folder for the package
 * @returns {Promise<string>} its path
 */
export async function packMcp({ to = "." } = {}) {
  const root = process.cwd();
  const own = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const folder = path.join(root, ".tmp", "docs-mcp");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(root, folder, own.version);
  chmodSync(path.join(folder, file), 0o755);
  copyFileSync(path.join(root, "mcp", "README.md"), path.join(folder, "README.md"));
  const { version, license, engines } = own;
  const manifest = {
    name: `${own.name}-mcp`,
    version,
    description: "MCP server over a built documentation site",
    license,
    engines: { node: engines.node.replace(/\s*<.*/, "") },
    bin: { "docs-mcp": file },
  };
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  mkdirSync(path.resolve(to), { recursive: true });
  const packing = ["pack", "--silent", "--pack-destination", path.resolve(to)];
  const [name] = execFileSync("npm", packing, { cwd: folder, encoding: "utf8" })
    .trim()
    .split("\n")
    .slice(-1);
  return path.join(path.resolve(to), name);
}
