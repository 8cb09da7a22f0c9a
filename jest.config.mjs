/** Unit tests: TypeScript and the ESM-only packages of the unified world are compiled by SWC. */
const esmPackages =
  "(?!.*(unified|preact|feed/lib|feedsmith|entities|fast-xml|remark-|rehype-|mdast-|hast-|unist-|micromark|vfile|bail|trough|is-plain-obj|devlop|decode-named|character-|property-information|space-separated|comma-separated|html-void|web-namespaces|zwitch|ccount|escape-string-regexp|markdown-table|longest-streak|stringify-entities|trim-lines|github-slugger|@mdx-js/(mdx|react)|estree-util|estree-walker|periscopic|is-reference|@shikijs|shiki|oniguruma|regex|leven|parse-entities|is-alpha|is-decimal|is-hexadecimal|trim-trailing-lines|direction|bcp-47|fault|format|get-port|hastscript|nth-check|@viz-js|@scalar/snippetz|emoji-regex|uvu|dequal|kleur|diff|@redocly|make-plural))";

export default {
  testMatch: ["<rootDir>/__tests__/unit/**/*.test.{ts,tsx}"],
  testEnvironment: "node",
  // What webpack inserts (src/build-constants.d.ts); tests of pages change it with `withConstants`.
  globals: {
    __PATH_PREFIX__: "",
    SITE_REAL_SERVERS: false,
    SITE_SEARCH: null,
    SITE_FIRST_PAGES: [],
  },
  // Modules reach these as arguments: looked up in the sandbox's global object, they cost a fifth of what the mock computes.
  sandboxInjectedGlobals: ["Array", "JSON", "Map", "Math", "Number", "Object", "Set", "String"],
  // The unit tests share the machine with the build.
  testTimeout: 30_000,
  transform: {
    "^.+\\.(t|j|mj)sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
      },
    ],
  },
  resolver: "<rootDir>/__tests__/support/views/preact-in-browsers.cjs",
  transformIgnorePatterns: [`/node_modules/${esmPackages}`],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/__tests__/support/views/css-modules.cjs",
    // Gatsby's own entry needs the modules that a build writes.
    "^gatsby$": "<rootDir>/__tests__/support/views/gatsby.tsx",
    // They export to "import" alone, and jest resolves for "require".
    "^(estree-walker|is-reference|periscopic)$": "<rootDir>/node_modules/$1/src/index.js",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public", "<rootDir>/.tmp"],
};
