import {
  editAddress,
  feedbackAddress,
} from "../../../../../src/views/components/layout/page-addresses";

describe("addresses for a page on other sites", () => {
  it("puts the page's file, escaped by segment, into the edit address", () => {
    const url = "https://git.example.com/docs/edit/main/{path}?ref=docs";
    expect(editAddress(url, "docs/lots & bins.mdx")).toBe(
      "https://git.example.com/docs/edit/main/content/docs/lots%20%26%20bins.mdx?ref=docs",
    );
  });

  it("adds the page to the parameters of the feedback address", () => {
    expect(feedbackAddress("https://www.example.com/contact?from=docs", "/docs/intro")).toBe(
      "https://www.example.com/contact?from=docs&page=%2Fdocs%2Fintro",
    );
  });
});
