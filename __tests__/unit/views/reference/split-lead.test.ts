import { splitLead } from "../../../../src/views/reference/split-lead";

const long = `<ul>\n<li>${"More. ".repeat(50)}</li>\n</ul>`;

test("the first paragraph is the lead, and a long rest stands apart", () => {
  expect(splitLead(`<p>One <b>word</b>.</p>\n${long}`)).toEqual({
    lead: "<p>One <b>word</b>.</p>",
    rest: long,
  });
});

test.each(["", "<p>One.</p>", "<p>One.</p>\n<p>Two.</p>", `${long}<p>Last.</p>`])(
  "a short description, and one that begins otherwise, stays whole: %#",
  (html) => {
    expect(splitLead(html)).toEqual({ lead: html, rest: "" });
  },
);
