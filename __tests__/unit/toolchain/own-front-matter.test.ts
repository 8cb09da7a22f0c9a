import { bodyOf } from "../../../src/toolchain/own-front-matter";

describe("the body that gatsby-plugin-mdx compiles", () => {
  test("begins after the front matter", () => {
    expect(bodyOf("---\ntitle: One\nlast_update: { date: 2026-03-09 }\n---\n\nText.\n")).toBe(
      "\nText.\n",
    );
  });

  test("is found in files of Windows, and in an empty page", () => {
    expect(bodyOf("\uFEFF---\r\ntitle: One\r\n---\r\nText.\r\n")).toBe("Text.\r\n");
    expect(bodyOf("---\ntitle: One\n---")).toBe("");
  });

  test("keeps a rule between paragraphs", () => {
    expect(bodyOf("---\ntitle: One\n---\nOver.\n\n---\n\nUnder.\n")).toBe(
      "Over.\n\n---\n\nUnder.\n",
    );
  });

  test("is the whole file where the front matter does not end", () => {
    expect(bodyOf("---\ntitle: One\n\nText.\n")).toBe("---\ntitle: One\n\nText.\n");
  });
});
