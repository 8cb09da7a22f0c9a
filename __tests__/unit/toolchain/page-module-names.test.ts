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

  test.each([
    "export default 7;",
    'export default "Pricing";',
    "export default <main>Pricing</main>;",
    "export default { title: 'Pricing' };",
    "const page = 7 as number;\nexport default page;",
    "interface Props {}\nexport default Props;",
    "const page = [];\nexport { page as default };",
  ])("whose default export is not a component is reported: %s", (source) => {
    const found = problem(source);
    expect(found?.code).toBe("page-without-component");
    expect(found?.where?.line).toBe(source.split("\n").length);
  });

  test("is told what its default export is instead", () => {
    const found = problem("export const query = 1;\nexport default 7;\n");
    expect(found && formatProblem(found)).toMatchInlineSnapshot(`
     "The default export of the page module src/pages/pricing.tsx is not a component
       where  src/pages/pricing.tsx:2
       seen   export default 7;
       cause  It is a number. The default export of a page module is what is shown as the page.
       fix    export default function PricingPage() {
                return <main id="main">…</main>;
              }"
    `);
  });

  test("that waits for something is told to have a query instead", () => {
    const found = problem("export default async function Pricing() {\n  return null;\n}\n");
    expect(found && formatProblem(found)).toMatchInlineSnapshot(`
     "The page of src/pages/pricing.tsx is an async function
       where  src/pages/pricing.tsx:1
       seen   export default async function Pricing() {
       cause  React draws a page at once: its data comes from its query, and cannot be awaited.
       fix    export default function Pricing() {"
    `);
  });

  test("whose default export comes from elsewhere, or is made by a function, is accepted", () => {
    expect(problem("import Page from './page';\nexport default Page;\n")).toBeUndefined();
    expect(problem("export default memo(() => null);\n")).toBeUndefined();
    expect(problem("export default class extends Component {}\n")).toBeUndefined();
  });

  test("that does not parse is left to the check of its syntax", () => {
    expect(problem("export default function {")).toBeUndefined();
  });

  test("of this site has one", () => {
    expect(pageModuleProblems(process.cwd())).toEqual([]);
  });
});
