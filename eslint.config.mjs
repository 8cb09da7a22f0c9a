import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript-eslint";

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
    files: ["src/i18n/**", "src/components/**", "src/runtime/**", "src/templates/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            ":matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
          message: "Make the format of Intl where it is first needed (see src/i18n/count.ts).",
        },
      ],
    },
  },
  {
    // Pure cores: neither Gatsby nor React, so that tests and benchmarks call them without booting either.
    files: [
      "src/openapi/**",
      "src/api-changes/**",
      "src/versions/**",
      "src/mdx/**",
      "src/blog/**",
      "src/images/**",
      "src/markdown/**",
      "src/navigation/**",
      "src/links/**",
      "src/problems/**",
      "src/config/**",
      "src/content-check/**",
      "src/glossary/**",
      "src/prose/**",
      "src/references/**",
      "src/snippets/**",
    ],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: ["gatsby", "react", "react-dom"], patterns: ["gatsby-*", "react/*"] },
      ],
    },
  },
  prettier,
);
