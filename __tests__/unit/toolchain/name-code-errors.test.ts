/** @jest-environment node */
import { gatsbyReporter } from "../../../src/toolchain/gatsby-reporter";
import { nameCodeErrors } from "../../../src/toolchain/name-code-errors";

jest.mock("../../../src/toolchain/gatsby-reporter");

test("what a function of the build throws is printed once, in five parts, whatever Gatsby makes of its message", () => {
  const error = jest.fn();
  jest.mocked(gatsbyReporter).mockReturnValue({ error });
  const reporter = gatsbyReporter<{ error: jest.Mock }>();
  nameCodeErrors();
  const problem = {
    level: "error",
    code: "code-throws",
    what: "The build's code throws in createPages",
    where: { file: "src/gatsby-node.ts", line: 1 },
    seen: "pages.at(0);",
    cause: "ReferenceError: pages is not defined",
    fix: "const pages = [];",
  };
  const thrown = Object.assign(new Error(problem.what), { problem });
  reporter.error({ id: "11321", context: { sourceMessage: problem.what }, error: thrown });
  reporter.error(thrown);
  const told = {
    context: {
      sourceMessage: [
        "The build's code throws in createPages",
        "  where  src/gatsby-node.ts:1",
        "  seen   pages.at(0);",
        "  cause  ReferenceError: pages is not defined",
        "  fix    const pages = [];",
      ].join("\n"),
    },
  };
  expect(error.mock.calls).toEqual([[told], [told]]);
});
