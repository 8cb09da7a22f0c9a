import path from "node:path";
import { evaluate, type EvaluateOptions } from "@mdx-js/mdx";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import { mdxComponentRules } from "../../../../src/content/mdx/page/component-names";
import { mdxOptions } from "../../../../src/content/mdx/mdx-options";

type Props = Record<string, ReactNode> & { children?: ReactNode; html?: string };

/** A component without a stand-in of its own shows its attribute, or its children. */
const standIns = Object.entries(mdxComponentRules).map(([name, { shown: attribute }]) => [
  name,
  (props: Props) =>
    attribute
      ? createElement("code", null, props[attribute])
      : createElement("section", null, props.children),
]);

const components = {
  ...Object.fromEntries(standIns),
  Admonition: ({ type, title, children }: Props) =>
    createElement("aside", { title, "data-type": type }, children),
  Frozen: ({ html = "" }: Props) =>
    createElement("div", { dangerouslySetInnerHTML: { __html: html } }),
  // As the site does; for others React puts a link into the text.
  img: (props: Props) => createElement("img", { loading: "lazy", ...props }),
  Term: ({ id, within }: Props) => createElement("dfn", { lang: within && "within" }, id),
  TabItem: ({ label, children }: Props) =>
    createElement("article", { title: String(label) }, children),
};

const contentDir = path.resolve("__tests__/fixtures/content-small");

/** What a reader gets of an MDX text: compiled as gatsby-plugin-mdx does, run, and drawn by React. */
export async function drawMdx(
  value: string,
  file = "docs/intro.mdx",
  folder = contentDir,
): Promise<string> {
  const options = { ...runtime, ...mdxOptions({ contentDir: folder }) } as EvaluateOptions;
  const { default: Content } = await evaluate({ path: path.join(folder, file), value }, options);
  return renderToStaticMarkup(createElement(Content, { components }));
}
