import {
  editAddress,
  feedbackAddress,
} from "../../../../../src/views/components/layout/page-addresses";

describe("addresses of a page elsewhere", () => {
  it("puts the file of the page into the edit address, escaped by parts", () => {
    const url = "https://git.example.com/docs/edit/main/{path}?ref=docs";
    expect(editAddress(url, "docs/lots & bins.mdx")).toBe(
      "https://git.example.com/docs/edit/main/content/docs/lots%20%26%20bins.mdx?ref=docs",
    );
  });

  it("adds the page to the feedback address, beside what is there", () => {
    expect(feedbackAddress("https://www.example.com/contact?from=docs", "/docs/intro")).toBe(
      "https://www.example.com/contact?from=docs&page=%2Fdocs%2Fintro",
    );
  });
});
