/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Hit } from "../../../../../../src/views/components/search/modal/Hit";

const hit = {
  url: "/docs/intro",
  hierarchy: { lvl1: "R&amp;D &lt;b&gt;", lvl2: "Second" },
  _snippetResult: { hierarchy: { lvl1: { value: "<mark>R&amp;D</mark> &lt;b&gt;" } } },
};

/** As DocSearch renders a text. */
const Snippet = ({ attribute }: { hit: object; attribute: string; className: string }) => (
  <b dangerouslySetInnerHTML={{ __html: attribute }} />
);

const line = (
  <div className="DocSearch-Hit-Container">
    <svg>
      <path d="M0 0" />
    </svg>
    {null}
    <div className="wrapper">
      <Snippet hit={hit} attribute="hierarchy.lvl1" className="title" />
      <Snippet hit={hit} attribute="hierarchy.lvl2" className="path" />
    </div>
    {false}
    <>
      <button type="button">Remove</button>
    </>
  </div>
);

test("a hit of DocSearch keeps its icon and its buttons, and its texts become nodes", () => {
  const { container } = render(<Hit hit={hit}>{line}</Hit>);
  expect(container.querySelector(".title")?.innerHTML).toBe("<mark>R&amp;D</mark> &lt;b&gt;");
  expect(container.querySelector(".path")?.innerHTML).toBe("Second");
  expect(container.querySelectorAll("svg path, button")).toHaveLength(2);
  expect(container.querySelector("b")).toBeNull();
});

test("a hit that is an operation also has its method and path", () => {
  const operation = { ...hit, kind: "operation" as const, names: ["POST /orders", "create-order"] };
  const { container } = render(<Hit hit={operation}>{line}</Hit>);
  const endpoint = container.querySelector("a > .search-endpoint");
  expect(endpoint?.textContent).toBe("POST /orders");
  expect(endpoint?.querySelector(".method")?.getAttribute("data-method")).toBe("post");
});

test("a kind that has an icon of its own has that in place of DocSearch's", () => {
  const icon = (
    <div className="DocSearch-Hit-icon">
      <svg id="theirs" />
    </div>
  );
  const show = (kind: "field" | "doc") =>
    render(
      <Hit hit={{ ...hit, kind }}>
        <div className="DocSearch-Hit-Container">
          <>{icon}</>
        </div>
      </Hit>,
    ).container;
  expect(show("doc").querySelector("svg")?.id).toBe("theirs");
  expect(
    show("field").querySelectorAll(".DocSearch-Hit-icon > svg[aria-hidden] > path"),
  ).toHaveLength(1);
});
