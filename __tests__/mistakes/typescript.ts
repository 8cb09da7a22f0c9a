import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Mistake } from "./mistake";

const project = resolve(__dirname, "../..");

interface Edit {
  file: string;
  /** Text that the file has once; its first line, or the one `below` it, is where the mistake is seen. */
  from: string;
  to: string;
  below?: number;
}

/** A file of the project with a mistake in it. */
function edited(name: string, { file, from, to, below = 0 }: Edit): Mistake {
  const text = readFileSync(join(project, file), "utf8");
  const [before, ...rest] = text.split(from);
  if (before === undefined || rest.length !== 1) throw new Error(`${file} has not one "${from}"`);
  return {
    name,
    files: { [file]: text.replace(from, () => to) },
    at: `${file}:${before.split("\n").length + below}`,
  };
}

const previousNext = "src/views/components/layout/PreviousNext.tsx";
const restart = "develop loads it once, when it starts";

/** Mistakes in code, by the step of a build that finds them. Files are relative to the project. */
export const typescript = {
  /** Found when the build begins. */
  beginning: [
    edited("a component does not close an element", {
      file: previousNext,
      from: "    </Sent>\n",
      to: "",
      below: 1,
    }),
    {
      ...edited("a page has no default export", {
        file: "src/pages/offline.tsx",
        from: "export default function",
        to: "export function",
      }),
      onlyInBuild: "develop looks for default exports once, when it starts",
    },
  ],
  nodes: [
    {
      ...edited("a bracket is missing in the code that makes nodes", {
        file: "src/graphql/yaml-nodes.ts",
        from: "export async function createYamlNodes(",
        to: "export async function createYamlNodes",
      }),
      onlyInBuild: restart,
    },
  ],
  configuration: [
    {
      ...edited("a comma is missing in the configuration", {
        file: "src/config/site.config.ts",
        from: "export const siteConfig: SiteConfigInput = {\n",
        to: 'export const siteConfig: SiteConfigInput = {\n  url: "https://docs.example.com"\n',
        below: 2,
      }),
      onlyInBuild: restart,
    },
  ],
  queries: [
    edited("a query asks for a field that does not exist", {
      file: "src/views/templates/docs-tag.tsx",
      from: "      label\n      description\n      permalink",
      to: "      lable\n      description\n      permalink",
    }),
    edited("a query has a brace too few", {
      file: "src/views/templates/glossary.tsx",
      from: "  query GlossaryPage {\n",
      to: "  query GlossaryPage \n",
      below: 1,
    }),
  ],
  bundling: [
    edited("an import names a file that does not exist", {
      file: previousNext,
      from: 'import { text } from "../../../i18n/text";',
      to: 'import { text } from "../../../i18n/txt";',
    }),
    edited("an import names a style sheet that does not exist", {
      file: "src/views/components/layout/BackToTop.tsx",
      from: 'from "./BackToTop.module.css"',
      to: 'from "./BackToTopp.module.css"',
    }),
    edited("an import names an export that does not exist", {
      file: "src/views/components/layout/DocPage.tsx",
      from: "import { PreviousNext }",
      to: "import { PreviosNext as PreviousNext }",
    }),
  ],
  rendering: [
    {
      ...edited("a component throws while it is drawn", {
        file: "src/views/components/layout/DocHeader.tsx",
        from: "export function DocHeader({ page, hasHalves = false }: DocHeaderProps) {\n  const date = page.lastUpdate?.date;",
        to: "export function DocHeader({ page, hasHalves = false }: DocHeaderProps) {\n  const date = page.missing.date;",
        below: 1,
      }),
      onlyInBuild:
        "a page is drawn when a browser opens it, which __tests__/e2e/crash.spec.ts does",
    },
  ],
};
