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
 * Bundles the MCP server into one executable file. Returns its sources, relative to the root, without packages.
 * @param {string} root @param {string} folder
 * @returns {Promise<string[]>}
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
        // Keeps names, which appear in error messages.
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

/** @param {string} root @param {string} cache @param {string} key */
function isFresh(root, cache, key) {
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

/** The path of the bundled program, from the cache unless its sources changed. @param {string} root */
async function program(root) {
  const key = hashOf(readFileSync("package-lock.json"));
  const cache = path.join(root, "node_modules", ".cache", "docs-mcp");
  if (!isFresh(root, cache, key)) {
    mkdirSync(cache, { recursive: true });
    // Other builds may do the same, each in its own folder.
    const folder = mkdtempSync(path.join(cache, "program-"));
    const used = await bundle(root, folder);
    const files = used.map((name) => [name, hashOf(readFileSync(path.join(root, name)))]);
    renameSync(path.join(folder, file), path.join(cache, file));
    const inputs = { key, files: Object.fromEntries(files) };
    writeFileSync(path.join(cache, "inputs.json"), JSON.stringify(inputs));
    rmSync(folder, { recursive: true });
  }
  return path.join(cache, file);
}

/** `Acme Docs` -> `acme-docs-mcp` @param {string} title */
function packageName(title) {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["docs"];
  return `${words.join("-").slice(0, 200)}-mcp`;
}

/**
 * Packs the MCP server as one file without dependencies, so that `npx` starts it in a second. Returns the path.
 * @param {{ title: string, to?: string, site?: string, name?: string }} options folder; default address to read; title of the site, which names the package; file name
 */
export async function packMcp({ title, to = ".", site = "", name }) {
  const root = process.cwd();
  const own = JSON.parse(readFileSync("package.json", "utf8"));
  const { version, license, engines } = own;
  const folder = mkdtempSync(path.join(tmpdir(), "docs-mcp-"));
  copyFileSync(await program(root), path.join(folder, file));
  chmodSync(path.join(folder, file), 0o755);
  copyFileSync(path.join(root, "mcp", "README.md"), path.join(folder, "README.md"));
  writeFileSync(path.join(folder, "site.json"), JSON.stringify({ site, version }));
  const manifest = {
    name: packageName(title),
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
