/** @jest-environment jsdom */
import { addresses, render, screen, texts, within } from "../../../../support/views/testing";
import { Paging } from "../../../../../src/views/components/tags/Paging";
import { RelatedTags } from "../../../../../src/views/components/tags/RelatedTags";
import { counted } from "../../../../../src/views/components/tags/counted";
import { TagIndex } from "../../../../../src/views/components/tags/TagIndex";

const tag = (label: string, description: string | null = null) => {
  const key = label.toLowerCase();
  return { id: key, key, label, permalink: `/blog/tags/${key}`, description };
};
const links = (name: string | RegExp) =>
  addresses(within(screen.getByRole("navigation", { name })).getAllByRole("link"));

describe("the pages of a list", () => {
  const show = (page: number, pages: number) =>
    render(<Paging base="/blog" page={page} pages={pages} />);

  test("one page needs no links", () => {
    expect(show(1, 1).container.textContent).toBe("");
  });

  test("the first page leads on, and not back", () => {
    show(1, 3);
    expect(links("Page 1 of 3")).toEqual({
      1: "/blog",
      2: "/blog/page/2",
      3: "/blog/page/3",
      Next: "/blog/page/2",
    });
  });

  test("the last page leads back, and not on; the second page leads back to the list itself", () => {
    const { unmount } = show(3, 3);
    expect(links("Page 3 of 3")).toMatchObject({ Previous: "/blog/page/2" });
    expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
    unmount();
    show(2, 2);
    expect(links("Page 2 of 2")).toMatchObject({ Previous: "/blog" });
  });

  test("of many pages, the ends and the neighbors are named; the current one is marked", () => {
    show(6, 12);
    expect(texts(screen.getAllByRole("listitem"))).toEqual(["1", "…", "5", "6", "7", "…", "12"]);
    expect(screen.getByRole("link", { current: "page", name: "Page 6" })).toBeTruthy();
  });
});

describe("the index of tags", () => {
  const show = (labels: readonly string[]) =>
    render(
      <TagIndex
        tags={labels.map((label) => ({ ...tag(label, `About ${label}`), count: 2 }))}
        countLabel={(count) => `${count} posts`}
        lettersLabel="Tags by letter"
      />,
    );

  test("groups tags by letter, each with its number of pages and its description", () => {
    show(["Stock", "Orders", "Sales"]);
    expect(texts(screen.getAllByRole("heading"))).toEqual(["O", "S"]);
    const region = screen.getByRole("region", { name: "S" });
    expect(texts(within(region).getAllByRole("listitem"))).toEqual([
      "Sales2 postsAbout Sales",
      "Stock2 postsAbout Stock",
    ]);
  });

  test("links to letters save scrolling where there are many", () => {
    const { unmount } = show(["Aa", "Bb", "Cc", "Dd", "Ee"]);
    expect(screen.queryByRole("navigation")).toBeNull();
    unmount();
    show(["Aa", "Bb", "Cc", "Dd", "Ee", "Ff"]);
    const letters = Object.entries(links("Tags by letter"));
    expect(letters).toHaveLength(6);
    for (const [letter, href] of letters)
      expect(document.querySelector(href ?? "")?.textContent).toBe(letter);
  });

  test("a tag that no page has is left out", () => {
    const groups = [{ fieldValue: "stock", totalCount: 3 }];
    const found = counted([tag("Stock"), tag("Empty")], groups);
    expect(found.map(({ key, count }) => [key, count])).toEqual([["stock", 3]]);
  });
});

test("related tags are in the order of how often they occur, below the tag's other half", () => {
  render(
    <RelatedTags
      tags={[tag("Alpha"), tag("Beta"), tag("Gamma")]}
      order={["gamma", "alpha", "beta"]}
      counterpart={{ ...tag("Stock"), permalink: "/docs/tags/stock" }}
      counterpartLabel={(label) => `Pages about ${label}`}
    />,
  );
  expect(Object.keys(links("Often together with"))).toEqual(["Gamma", "Alpha", "Beta"]);
  expect(screen.getByRole("link", { name: "Pages about Stock" }).getAttribute("href")).toBe(
    "/docs/tags/stock",
  );
});

test("a tag without relations has no empty list", () => {
  const { container } = render(
    <RelatedTags tags={[]} order={[]} counterpart={null} counterpartLabel={String} />,
  );
  expect(container.textContent).toBe("");
});
