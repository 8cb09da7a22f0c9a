import { llmsText } from "../../../../src/output/markdown-versions/llms-index";
import { splitSection } from "../../../../src/output/markdown-versions/split-sections";
import {
  markdownSections,
  type MarkdownSection,
} from "../../../../src/output/markdown-versions/sections";

const docs = [
  { label: "Overview", to: "/docs" },
  {
    label: "Tutorials",
    items: [
      { label: "About", to: "/docs/tutorial/intro" },
      {
        label: "Quick start",
        to: "/docs/category/quick-start",
        items: [{ label: "Account", to: "/docs/account" }],
      },
    ],
  },
];
const api = [
  { label: "API", to: "/docs/category/api" },
  {
    label: "Sales",
    items: [
      {
        label: "Order",
        to: "/docs/api/order",
        items: [{ label: "Get", to: "/docs/api/get-order" }],
      },
      {
        label: "Quick start",
        to: "/docs/category/api#quick-start",
        items: [{ label: "Go", to: "/docs/api/go" }],
      },
    ],
  },
];

test("groups of a sidebar are sections; each has a file of its own, and links into pages are no pages", () => {
  const taken = new Set<string>();
  const sections = [
    ...markdownSections(docs, "Docs", taken),
    ...markdownSections(api, "API", taken),
  ];
  expect(
    sections.map(({ group, title, file, pages }) => [
      group,
      title,
      file,
      pages.map(({ to }) => to),
    ]),
  ).toEqual([
    ["Docs", "Docs", "/llms/docs.txt", ["/docs"]],
    ["Docs", "Tutorials", "/llms/tutorials.txt", ["/docs/tutorial/intro"]],
    [
      "Tutorials",
      "Quick start",
      "/llms/quick-start.txt",
      ["/docs/category/quick-start", "/docs/account"],
    ],
    ["API", "API", "/llms/api.txt", ["/docs/category/api"]],
    ["Sales", "Order", "/llms/order.txt", ["/docs/api/order", "/docs/api/get-order"]],
    ["Sales", "Quick start", "/llms/quick-start-2.txt", ["/docs/api/go"]],
  ]);
});

test("the index lists pages of the docs one by one and areas of the API with their files", () => {
  const taken = new Set<string>();
  const index = {
    title: "Shop Docs",
    description: "How to shop.",
    listed: markdownSections(docs, "Docs", taken),
    summed: markdownSections(api, "API", taken),
    files: [{ label: "Tools", address: "/tools.json", about: "For agents." }],
  };
  const linkTo = (route: string) =>
    `https://docs.example.com${route}${/\.\w+$/.test(route) ? "" : ".md"}`;
  expect(llmsText(index, { linkTo, about: (route) => `About ${route}.` })).toMatchSnapshot();
});

test("a long section is cut into files with as many pages as fit; a page that is longer alone has its own", async () => {
  const pages = ["a", "b", "c", "long", "d"].map((label) => ({ label, to: `/${label}` }));
  const section = { title: "Order", group: "Sales", file: "/llms/order.txt", pages };
  const textOf = ({ pages: own }: MarkdownSection) =>
    Promise.resolve(own.map(({ label }) => label.repeat(label === "long" ? 10 : 4)).join(""));
  const taken = new Set(["order", "order-part-3"]);
  const parts = await splitSection(section, textOf, taken, 10);
  expect(
    parts.map(({ section: { title, file, pages: own }, text }) => [
      title,
      file,
      own.map(({ label }) => label).join(),
      text.length,
    ]),
  ).toEqual([
    ["Order", "/llms/order.txt", "a,b", 8],
    ["Order, part 2", "/llms/order-part-2.txt", "c", 4],
    ["Order, part 3", "/llms/order-part-3-2.txt", "long", 40],
    ["Order, part 4", "/llms/order-part-4.txt", "d", 4],
  ]);
  expect(await splitSection(section, textOf, taken, 100)).toMatchObject([{ section }]);
});
