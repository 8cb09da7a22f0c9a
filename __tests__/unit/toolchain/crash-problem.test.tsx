import { evaluate, type EvaluateOptions } from "@mdx-js/mdx";
import type { ReplaceRendererArgs } from "gatsby";
import { createElement, type ReactNode } from "react";
import * as runtime from "react/jsx-runtime";
import type { Crash } from "../../../src/browser/crash/crash";
import { mdxOptions } from "../../../src/content/mdx/mdx-options";
import { parseMdx } from "../../../src/content/mdx/page/mdx-tree";
import { formatProblems } from "../../../src/problems/format-problem";
import { crashProblems } from "../../../src/toolchain/crash-problem";
import { renderInTurn } from "../../../src/toolchain/render-in-turn";

interface Props {
  children?: ReactNode;
  at?: string;
  title?: string;
}

const Throwing = () => {
  throw new Error("no such thing", { cause: new Error("no data") });
};
/** Components of the site: some throw, some draw what throws. */
const components = {
  Tabs: ({ children }: Props) => <div>{children}</div>,
  TabItem: ({ children }: Props) => <section>{children}</section>,
  Admonition: ({ title, children }: Props) => (
    <aside>
      {title === "Boom" && <Throwing />}
      {children}
    </aside>
  ),
  Field: ({ at }: Props) => <code>{at === undefined ? <Throwing /> : at.toUpperCase()}</code>,
  Term: () => <br>text</br>,
};

const Layout = ({ children }: Props) => <main>{children}</main>;
const Broken = () => {
  throw new TypeError("menu is undefined");
};

/** What a build learns of a page that throws. */
async function crashOf(route: string, page: ReactNode): Promise<Crash> {
  const args = { bodyComponent: <Layout>{page}</Layout>, replaceBodyHTMLString: () => undefined };
  try {
    await renderInTurn(args as unknown as ReplaceRendererArgs);
  } catch (error) {
    const { message, componentStack } = error as Error & { componentStack: string };
    return { route, message, componentStack };
  }
  throw new Error("The page does not throw.");
}

async function problemsOf(body: string) {
  const file = "content/docs/guide.mdx";
  const frontMatter = "---\ntitle: Guide\n---\n\n";
  const text = frontMatter + body;
  const options = { ...runtime, ...mdxOptions({ contentDir: "content" }) } as EvaluateOptions;
  const { default: Content } = await evaluate({ path: file, value: body }, options);
  const tree = parseMdx(file, text, frontMatter.length);
  if ("level" in tree) throw new Error(tree.what);
  const crash = await crashOf("/docs/guide", createElement(Content, { components }));
  return crashProblems([crash], () => ({ file, text, tree }), findComponent);
}

const findComponent = (name: string) =>
  name === "Broken" ? { file: "src/views/components/Broken.tsx", line: 7 } : undefined;

test.each([
  ["a component", "## One\n\nSee <Field operation='get-item'/>."],
  ["an element", "One <br>text</br>."],
  [
    "an element in a component",
    "<br/>\n\n<Tabs>\n<TabItem>\n\n- <hr>x</hr>\n\n</TabItem>\n</Tabs>",
  ],
  ["a component in an admonition", ":::note\n\n<Field/>\n\n:::"],
  ["an admonition in Markdown", ":::note[Boom]\n\nText.\n\n:::"],
  ["one of several", '<Field at="a"/>\n\n<Field/>'],
  ["what a component draws, although the page has the same element", "<br/>\n\n<Term id='a'/>"],
  ["an expression", "Text.\n\nThe year {[].year.digits} {/* a note */}."],
])("%s that throws is named at its line", async (_, body) => {
  expect(formatProblems(await problemsOf(body), "1 mistake")).toMatchSnapshot();
});

test("a component of the site itself that throws is named at its declaration, once for all pages", async () => {
  const routes = ["/", "/docs/a", "/docs/b", "/docs/c", "/docs/d"];
  const crashes = await Promise.all(routes.map((route) => crashOf(route, <Broken />)));
  const problems = crashProblems(crashes, () => undefined, findComponent);
  expect(formatProblems(problems, "1 mistake")).toMatchSnapshot();
});

test("a text that is thrown, and a component that nobody knows, are named, too", async () => {
  const Unknown = () => {
    throw "no words";
  };
  const crashes = [await crashOf("/docs/a", <Unknown />)];
  expect(crashProblems(crashes, () => undefined, findComponent)).toMatchObject([
    { what: "The page /docs/a cannot be drawn: <Unknown> throws" },
  ]);
});

test("the stack of any browser is understood", async () => {
  const text = "<Field/>\n";
  const tree = parseMdx("a.mdx", text, 0);
  if ("level" in tree) throw new Error(tree.what);
  const stacks = [
    "\n    at Field (http://localhost:8000/commons.js:1:2)\n    at MDXContent (http://localhost:8000/a.js:3:4)",
    "Field@http://localhost:8000/commons.js:1:2\nMDXContent@http://localhost:8000/a.js:3:4\n",
    "\n    at Field\n    at MDXContent",
  ];
  for (const componentStack of stacks) {
    const crash = { route: "/a", message: "no", componentStack };
    const page = () => ({ file: "a.mdx", text, tree });
    expect(crashProblems([crash], page, findComponent)).toMatchObject([
      { where: { file: "a.mdx", line: 1 } },
    ]);
  }
});

test("code that throws while it is loaded, and the line of a component that threw, are named", () => {
  const thrown = { where: { file: "src/views/a.tsx", line: 4 }, seen: "const [a] = useState(0);" };
  const message = "Cannot read properties of null (reading 'useState')";
  const problems = [
    { route: "/a", message, componentStack: "", thrown },
    { route: "/b", message: "menu is undefined", componentStack: "" },
    { route: "/c", message: "menu is undefined", componentStack: "    at Broken\n", thrown },
  ].flatMap((crash) => crashProblems([crash], () => undefined, findComponent));
  expect(formatProblems(problems, "3 mistakes")).toMatchSnapshot();
});
