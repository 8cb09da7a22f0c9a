import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import a11y from "eslint-plugin-jsx-a11y";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript-eslint";
import { browserModules } from "./scripts/browser-support/browser-modules.mjs";
import { servedApis } from "./scripts/browser-support/served-apis.mjs";
import { noCycles } from "./scripts/lint/no-cycles.mjs";
import { roomZones } from "./scripts/lint/rooms.mjs";

/** Places that take HTML or a script: Trusted Types refuse a text there in browsers that have them, this everywhere. */
const sinks = [
  "AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]:not([right.callee.name='builtHtml'])",
  "Property[key.name='__html']:not([value.callee.name='builtHtml'])",
  "CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString)$/]",
  "CallExpression[callee.object.name='document'][callee.property.name=/^writeln?$/]",
  "NewExpression[callee.name=/^(Shared)?Worker$/]:not([arguments.0.callee.name='URL'])",
  "CallExpression[callee.object.property.name='serviceWorker'][callee.property.name='register']:not([arguments.0.callee.name='ownScript'])",
].map((selector) => ({
  selector,
  message: "Draw nodes; HTML of the build goes through src/browser/trusted.ts.",
}));

/** What a browser keeps for a site, and may forbid: it throws then. */
const storages = ["localStorage", "sessionStorage", "indexedDB", "cookieStore"];

/** @param {string[]} names of the window, which only src/browser/storage.ts asks: there it is logged and ignored. */
function noRaw(names) {
  const message = "Use src/browser/storage.ts, which survives a browser that forbids it.";
  const owners = ["window", "globalThis", "self"];
  return {
    "no-restricted-globals": ["error", ...names.map((name) => ({ name, message }))],
    "no-restricted-properties": [
      "error",
      ...owners.flatMap((object) => names.map((property) => ({ object, property, message }))),
    ],
  };
}

export default ts.config(
  {
    ignores: [
      "node_modules",
      ".cache",
      ".locales",
      ".tmp",
      "deploy/generated",
      "public",
      "src/gatsby-types.d.ts",
      "__tests__/fixtures",
      "test-results",
      "playwright-report",
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: ["**/*.tsx"],
    ...a11y.flatConfigs.recommended,
    rules: {
      ...a11y.flatConfigs.recommended.rules,
      // What scrolls within a page is reached by the keyboard.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["tabpanel", "group"] }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.{js,mjs,cjs}"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["src/**/*.{ts,tsx}", "plugins/**/*.{ts,tsx}"],
    rules: { "max-lines": ["error", { max: 300 }] },
  },
  {
    // What every page loads: a format of Intl takes tens of milliseconds on a slow phone, so only who uses it makes it.
    files: ["src/i18n/**", "src/views/components/**", "src/browser/**", "src/views/templates/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            ":matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
          message: "Make the format of Intl where it is first needed (see src/i18n/count.ts).",
        },
        ...sinks,
      ],
    },
  },
  {
    // What else runs in pages and is not part of the build.
    files: [
      "src/{mock/walk-through,pages,search,views/{crash,hooks,listeners}}/**",
      "gatsby-browser.tsx",
    ],
    rules: { "no-restricted-syntax": ["error", ...sinks] },
  },
  {
    files: ["gatsby-browser.tsx", "gatsby-ssr.tsx", "src/**/*.{ts,tsx}", "plugins/**/*.{ts,tsx}"],
    ignores: [
      "src/browser/storage.ts",
      "src/browser/pre-hydration.ts",
      "src/browser/record-early-use.ts",
      "src/browser/reader/fold-halves.ts",
    ],
    rules: noRaw([...storages, "caches"]),
  },
  {
    files: ["src/browser/offline/**"],
    rules: noRaw(storages),
  },
  {
    // What reaches the browser: only what the oldest browsers of package.json have.
    files: browserModules(import.meta.dirname),
    plugins: { browsers: { rules: { "served-apis": servedApis } } },
    languageOptions: {
      parserOptions: { project: "tsconfig.browser.json", tsconfigRootDir: import.meta.dirname },
    },
    rules: { "browsers/served-apis": "error" },
  },
  {
    // Pure cores: neither Gatsby nor React, so that tests and benchmarks call them without booting either.
    files: ["src/{config,content,openapi,checks}/**", "src/problems/**"],
    ignores: ["src/problems/report-problems.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: ["gatsby", "react", "react-dom"], patterns: ["gatsby-*", "react/*"] },
      ],
    },
  },
  {
    // What a busy browser shows is late: an assertion that looks once passes on one machine and fails on another.
    files: ["__tests__/e2e/**/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: [
            "[callee.name='expect']",
            "[callee.object.name='expect'][callee.property.name='soft']",
          ]
            .flatMap((call) =>
              [" > AwaitExpression", " > :not(:function) AwaitExpression"].map(
                (inside) => `CallExpression${call}${inside}`,
              ),
            )
            .join(", "),
          message: "Looks once. Assert with `await expect(locator).toHave…` or `expect.poll(…)`.",
        },
        {
          selector:
            "CallExpression[callee.property.name='waitForTimeout'], Literal[value='networkidle']",
          message: "Wait for what the reader would see.",
        },
      ],
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs,js}"],
    plugins: { "import-x": importX },
    rules: {
      "import-x/no-extraneous-dependencies": ["error", { packageDir: [import.meta.dirname] }],
    },
  },
  {
    // Which room of src/ a file stands in, and that no two files need each other.
    files: ["src/**/*.{ts,tsx,mjs}", "plugins/**/*.ts", "mcp/**/*.ts", "scripts/**/*.mjs"],
    plugins: {
      imports: {
        rules: {
          "no-cycles": noCycles(import.meta.dirname, ["src", "plugins", "mcp", "scripts"]),
        },
      },
    },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] }),
      ],
      "import-x/extensions": [".ts", ".tsx", ".mjs"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: roomZones() }],
      "imports/no-cycles": "error",
    },
  },
  prettier,
);
