import { pageModuleProblem, pageModuleProblems } from "../../../src/toolchain/page-module-names";
import { formatProblem } from "../../../src/problems/format-problem";

const problem = (source: string) => pageModuleProblem("src/pages/pricing.tsx", source);

describe("a page module", () => {
  test("without a default export is reported, with what it exports instead", () => {
    const found = problem(
      "export function Pricing() {\n  return null;\n}\nexport const query = 1;\n",
    );
    expect(found && formatProblem(found)).toMatchInlineSnapshot(`
     "The page module src/pages/pricing.tsx has no default export
       where  src/pages/pricing.tsx:1
       seen   export function Pricing() {
              export const query = 1;
       cause  The default export of a page module is what is shown as the page.
       fix    export default function Pricing() {"
    `);
  });

  test("that exports nothing, or mentions a default export in a comment or a string, is reported", () => {
    expect(problem("")?.seen).toBe("no export");
    expect(problem("// export default x\nconst y = 1;\n")).toBeDefined();
    expect(problem("/* export default x */ export const y = 'export default';\n")).toBeDefined();
  });

  test("with a default export of any form is accepted", () => {
    expect(problem("export default function Page() {}")).toBeUndefined();
    expect(problem("const Page = () => null;\nexport { Page as default };\n")).toBeUndefined();
    expect(problem("export {\n  default,\n} from './page';\n")).toBeUndefined();
  });

  test("of this site has one", () => {
    expect(pageModuleProblems(process.cwd())).toEqual([]);
  });
});
