import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";

const run = promisify(execFile);
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

/** @param {import("node:crypto").BinaryLike} content */
const hashOf = (content) => createHash("sha256").update(content).digest("hex");

/**
 * The MCP server with all that it needs as one file, which starts by itself. Returns the files that it was made of.
 * @param {string} root @param {string} folder
 * @returns {Promise<string[]>} relative to the root, without those of packages
 */
function bundle(root, folder) {
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
        node: { __dirname: false },
        plugins: [new webpack.BannerPlugin({ banner: "#!/usr/bin/env node", raw: true })],
      },
      (error, stats) => {
        const [first] = stats?.toJson({ all: false, errors: true }).errors ?? [];
        if (error ?? first) return fail(error ?? new Error(first?.message));
        const used = [...(stats?.compilation.fileDependencies ?? [])]
          .map((name) => path.relative(root, name))
          .filter((name) => /^(?!\.\.).*\.\w+$/.test(name) && !name.includes("node_modules"));
        return done(used.sort());
      },
    );
  });
}

/**
 * True when a program was made of the same files before.
 * @param {string} root @param {string} cache @param {string} key
 */
function isMade(root, cache, key) {
  try {
    const before = JSON.parse(readFileSync(path.join(cache, "inputs.json"), "utf8"));
    const isSame = Object.entries(before.files).every(
      ([name, hash]) => hashOf(readFileSync(path.join(root, name))) === hash,
    );
    return before.key === key && isSame && existsSync(path.join(cache, file));
  } catch {
    return false;
  }
}

/**
 * The program, made anew only when something that it is made of has changed.
 * @param {string} root
 * @returns {Promise<string>} its path
 */
async function program(root) {
  const key = hashOf(readFileSync("package-lock.json"));
  const cache = path.join(root, "node_modules", ".cache", "docs-mcp");
  if (!isMade(root, cache, key)) {
    mkdirSync(cache, { recursive: true });
    // Another build may do the same: each has a folder of its own.
    const folder = mkdtempSync(path.join(cache, "program-"));
    const used = await bundle(root, folder);
    const files = used.map((one) => [one, hashOf(readFileSync(path.join(root, one)))]);
    renameSync(path.join(folder, file), path.join(cache, file));
    writeFileSync(
      path.join(cache, "inputs.json"),
      JSON.stringify({ key, files: Object.fromEntries(files) }),
    );
    rmSync(folder, { recursive: true });
  }
  return path.join(cache, file);
}

/**
 * Makes the package of the MCP server: one file, no dependencies, so that `npx` starts it in a second. Gatsby and the
 * content of this repository are not in it; it reads the site that it is pointed at.
 * @param {{ to?: string, site?: string, name?: string }} [options] the folder for the package; the address that is read
 * where none is named; the name of the file, else that of npm
 * @returns {Promise<string>} its path
 */
export async function packMcp({ to = ".", site = "", name } = {}) {
  const root = process.cwd();
  const own = JSON.parse(readFileSync("package.json", "utf8"));
  const { version, license, engines } = own;
  const folder = mkdtempSync(path.join(tmpdir(), "docs-mcp-"));
  copyFileSync(await program(root), path.join(folder, file));
  chmodSync(path.join(folder, file), 0o755);
  copyFileSync(path.join(root, "mcp", "README.md"), path.join(folder, "README.md"));
  writeFileSync(path.join(folder, "site.json"), JSON.stringify({ site, version }));
  const manifest = {
    name: `${own.name}-mcp`,
    version,
    description: "MCP server over a built documentation site",
    license,
    engines: { node: engines.node.replace(/\s*<.*/, "") },
    bin: { "docs-mcp": file },
  };
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await run("npm", ["pack", "--silent"], { cwd: folder });
  const packed = `${manifest.name}-${version}.tgz`;
  const target = path.join(path.resolve(to), name ?? packed);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(folder, packed), target);
  rmSync(folder, { recursive: true });
  return target;
}
