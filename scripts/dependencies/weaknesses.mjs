/**
 * Packages with published weaknesses: the first safe version of each line, and the latest advisory. Lines that are not
 * here must be newer than all that are. `overrides` in package.json raise the versions that packages ask for.
 * @type {Record<string, { safe: string[], advisory: string }>}
 */
export const weaknesses = {
  "@babel/helpers": { safe: ["7.26.10"], advisory: "CVE-2025-27789" },
  "@babel/traverse": { safe: ["7.23.2"], advisory: "CVE-2023-45133" },
  "ansi-html": { safe: ["0.0.8"], advisory: "CVE-2021-23424" },
  axios: { safe: ["1.12.0"], advisory: "CVE-2025-58754" },
  "body-parser": { safe: ["1.20.3", "2.2.1"], advisory: "CVE-2024-45590, CVE-2025-13466" },
  "brace-expansion": {
    safe: ["1.1.13", "2.0.3", "5.0.6"],
    advisory: "CVE-2026-33750, CVE-2026-45149",
  },
  braces: { safe: ["3.0.3"], advisory: "CVE-2024-4068" },
  cookie: { safe: ["0.7.0"], advisory: "CVE-2024-47764" },
  "cross-spawn": { safe: ["6.0.6", "7.0.5"], advisory: "CVE-2024-21538" },
  "decode-uri-component": { safe: ["0.2.1"], advisory: "CVE-2022-38900" },
  express: { safe: ["4.20.0", "5.0.0"], advisory: "CVE-2024-43796" },
  flatted: { safe: ["3.4.2"], advisory: "CVE-2026-33228" },
  "follow-redirects": { safe: ["1.15.6"], advisory: "CVE-2024-28849" },
  "form-data": { safe: ["4.0.4"], advisory: "CVE-2025-7783" },
  glob: { safe: ["7.0.0", "10.5.0", "11.1.0"], advisory: "CVE-2025-64756" },
  got: { safe: ["11.8.5", "12.1.0"], advisory: "CVE-2022-33987" },
  "http-cache-semantics": { safe: ["4.1.1"], advisory: "CVE-2022-25881" },
  immutable: { safe: ["3.8.3", "4.3.8", "5.1.5"], advisory: "CVE-2026-29063" },
  "js-yaml": { safe: ["3.14.2", "4.3.0"], advisory: "CVE-2025-64718, CVE-2026-59869" },
  json5: { safe: ["1.0.2", "2.2.2"], advisory: "CVE-2022-46175" },
  "loader-utils": { safe: ["2.0.4", "3.2.1"], advisory: "CVE-2022-37603" },
  lodash: { safe: ["4.18.0"], advisory: "CVE-2026-4800" },
  "lodash-es": { safe: ["4.18.0"], advisory: "CVE-2026-4800" },
  "mdast-util-to-hast": { safe: ["10.0.0", "12.0.0", "13.2.1"], advisory: "CVE-2025-66400" },
  micromatch: { safe: ["4.0.8"], advisory: "CVE-2024-4067" },
  minimatch: { safe: ["3.1.4", "5.1.8", "9.0.7", "10.2.3"], advisory: "CVE-2026-27904" },
  minimist: { safe: ["1.2.6"], advisory: "CVE-2021-44906" },
  multer: { safe: ["2.0.2"], advisory: "CVE-2025-7338" },
  nanoid: { safe: ["3.3.8", "5.0.9"], advisory: "CVE-2024-55565" },
  "nth-check": { safe: ["2.0.1"], advisory: "CVE-2021-3803" },
  "on-headers": { safe: ["1.1.0"], advisory: "CVE-2025-7339" },
  "path-to-regexp": { safe: ["0.1.13", "8.4.0"], advisory: "CVE-2026-4867, CVE-2026-4926" },
  picomatch: { safe: ["2.3.2", "4.0.4"], advisory: "CVE-2026-33671" },
  postcss: { safe: ["8.4.31"], advisory: "CVE-2023-44270" },
  qs: { safe: ["6.14.1"], advisory: "CVE-2025-15284" },
  semver: { safe: ["5.7.2", "6.3.1", "7.5.2"], advisory: "CVE-2022-25883" },
  send: { safe: ["0.19.0", "1.1.0"], advisory: "CVE-2024-43799" },
  "serialize-javascript": { safe: ["7.0.5"], advisory: "GHSA-5c6j-r48x-rmvq, CVE-2026-34043" },
  "serve-static": { safe: ["1.16.0", "2.1.0"], advisory: "CVE-2024-43800" },
  sharp: { safe: ["0.32.6"], advisory: "CVE-2023-4863" },
  "socket.io-parser": { safe: ["4.2.3"], advisory: "CVE-2023-32695" },
  svgo: { safe: ["2.8.1", "3.3.3", "4.0.1"], advisory: "CVE-2026-29074" },
  "tar-fs": { safe: ["3.1.1"], advisory: "CVE-2025-59343" },
  tmp: { safe: ["0.2.4"], advisory: "CVE-2025-54798" },
  "webpack-dev-middleware": { safe: ["5.3.4"], advisory: "CVE-2024-29180" },
  "word-wrap": { safe: ["1.2.4"], advisory: "CVE-2023-26115" },
  ws: { safe: ["7.5.10", "8.17.1"], advisory: "CVE-2024-37890" },
  xml2js: { safe: ["0.5.0"], advisory: "CVE-2023-0842" },
  yaml: { safe: ["1.10.3", "2.8.3"], advisory: "CVE-2026-33532" },
};

/** For `sort`; ignores suffixes such as `-rc.1`. @param {string} a @param {string} b */
function compareVersions(a, b) {
  const numbers = (/** @type {string} */ text) => text.split("-")[0]?.split(".").map(Number) ?? [];
  const [left, right] = [numbers(a), numbers(b)];
  const at = left.findIndex((part, i) => part !== right[i]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** The line of a version: 1.2.3 → 1, 0.1.2 → 0.1. @param {string} version */
function lineOf(version) {
  const [major = "", minor] = version.split(".");
  return major === "0" ? `0.${minor}` : major;
}

/** True if a version has none of the weaknesses above. @param {string} name @param {string} version */
export function isSafe(name, version) {
  const { safe } = weaknesses[name] ?? { safe: [] };
  const inLine = safe.find((first) => lineOf(first) === lineOf(version));
  return inLine
    ? compareVersions(version, inLine) >= 0
    : safe.every((first) => compareVersions(version, first) > 0);
}

/** Packages whose private code the build uses, and where. They are pinned exactly, those of Gatsby by `overrides`. */
export const reachedInto = {
  "@gatsbyjs/reach-router": "src/toolchain/prompt-router-loader.ts",
  gatsby: "src/toolchain/render-here.ts",
  "gatsby-plugin-mdx": "src/toolchain/quicken-webpack.ts",
  "gatsby-plugin-react-helmet": "src/toolchain/render-in-turn.ts",
  "gatsby-react-router-scroll": "src/browser/navigation/should-update-scroll.ts",
  "gatsby-script": "src/toolchain/without-partytown.ts",
  "gatsby-source-filesystem": "src/graphql/on-create-node.ts",
  react: "src/toolchain/local-runtime.ts",
  "react-dom": "src/toolchain/render-in-turn.ts",
  "react-helmet": "src/toolchain/lighter-runtime.ts",
  "terser-webpack-plugin": "src/toolchain/tune-minifier.ts",
  webpack: "src/toolchain/same-bytes-anywhere.ts",
  "workbox-precaching": "src/output/offline/write-offline.ts",
};

/**
 * The same for packages that come with Gatsby alone: the only version that the lock file may have. Whoever changes it
 * looks at what uses them.
 * @type {Record<string, { version: string, by: string }>}
 */
export const broughtByGatsby = {
  "babel-loader": { version: "8.4.1", by: "src/toolchain/compile-with-swc.ts" },
  "babel-plugin-remove-graphql-queries": {
    version: "5.16.0",
    by: "src/toolchain/compile-with-swc.ts",
  },
  "gatsby-cli": { version: "5.16.0", by: "src/toolchain/gatsby-reporter.ts" },
  "gatsby-core-utils": { version: "4.16.0", by: "src/output/files/gatsby-files.ts" },
  "gatsby-link": { version: "5.16.0", by: "src/browser/prefetch/start.ts" },
  "mini-css-extract-plugin": { version: "1.6.2", by: "src/toolchain/extract-plugins.ts" },
  watchpack: { version: "2.6.4", by: "src/toolchain/notice-deletions.ts" },
};
