import { formatProblem } from "../../../src/problems/format-problem";
import { codeProblem, isCodeError, type CodeError } from "../../../src/toolchain/code-problem";

const source = [
  'import { PreviosNext } from "./PreviousNext";',
  'import { text } from "../../i18n/txt";',
  'import chalk from "@scope/colors/plain";',
  "export const query = graphql`",
  "  { tag { lable } }",
  "`;",
  'import Seo from "./Seo";',
  'import { Layout } from "./Layout";',
].join("\n");

const message = (error: CodeError) =>
  formatProblem(
    codeProblem(error, {
      file: "src/views/Page.tsx",
      source,
      namesIn: (folder) => (folder === "../../i18n" ? ["text.ts", "en"] : []),
      fieldsOf: (type) => (type === "Tag" ? ["key", "label"] : []),
    }),
  );

describe("an error in the code", () => {
  test.each<[string, CodeError]>([
    ["a file that does not exist", { id: "98124", context: { packageName: "../../i18n/txt" } }],
    ["a package that is missing", { id: "98124", context: { packageName: "@scope/colors/plain" } }],
    [
      "an export that does not exist",
      {
        id: "98123",
        context: {
          sourceMessage:
            "export 'PreviosNext' (imported as 'PreviosNext') was not found in './PreviousNext' (possible exports: PreviousNext)",
        },
      },
    ],
    [
      "a default that is a name",
      {
        id: "98123",
        context: {
          sourceMessage:
            "export 'default' (imported as 'Seo') was not found in './Seo' (possible exports: Seo, title)",
        },
      },
    ],
    [
      "a name that is the default",
      {
        id: "98123",
        context: {
          sourceMessage:
            "export 'Layout' (imported as 'Layout') was not found in './Layout' (possible exports: default)",
        },
      },
    ],
    [
      "JSON that is none",
      {
        id: "98123",
        context: {
          sourceMessage:
            "Module parse failed: Cannot parse JSON: Expected ',' or '}' after property value in JSON at position 9\nFile was processed with these loaders:",
        },
      },
    ],
    [
      "another error of webpack",
      {
        id: "98123",
        location: { start: { line: 2 } },
        context: { sourceMessage: "Module parse failed: \n\nUnexpected token" },
      },
    ],
    [
      "a field that does not exist",
      { id: "85923", location: { start: { line: 5 } }, context: { field: "lable", type: "Tag" } },
    ],
    [
      "another error of a query",
      {
        id: "85901",
        location: { start: { line: 5 } },
        context: { sourceMessage: 'Syntax Error: Expected "{", found Name "tag".' },
      },
    ],
  ])("of the kind %s is told in five parts", (_, error) => {
    expect(message(error)).toMatchSnapshot();
  });

  test("the file of an import is created where the import looks for it", () => {
    const error = { id: "98124", context: { packageName: "./PreviousNext" } };
    expect(message(error)).toContain(
      "fix    mkdir -p src/views && touch src/views/PreviousNext.ts",
    );
  });

  test("a style sheet that does not parse has PostCSS's reason, and a fix that reads style sheets", () => {
    const sourceMessage = [
      "Module build failed (from ./node_modules/mini-css-extract-plugin/dist/loader.js):",
      "ModuleBuildError: Module build failed (from ./node_modules/postcss-loader/dist/cjs.js):",
      "SyntaxError",
      "",
      "(2:2) /site/src/views/a.module.css Unknown word .b",
    ].join("\n");
    const problem = codeProblem(
      { id: "98123", context: { sourceMessage } },
      { file: "src/views/a.module.css", source, namesIn: () => [], fieldsOf: () => [] },
    );
    expect(problem.cause).toBe("Unknown word .b");
    expect(problem.fix).toBe("npx prettier --check src/views/a.module.css");
  });

  test("is known by Gatsby's number for it", () => {
    expect(isCodeError({ id: "98124", filePath: "/a" })).toBe(true);
    expect(isCodeError({ id: "85901", filePath: "/a" })).toBe(true);
    expect(isCodeError({ id: "85901" })).toBe(false);
    expect(isCodeError({ id: "11321", filePath: "/a" })).toBe(false);
  });
});
