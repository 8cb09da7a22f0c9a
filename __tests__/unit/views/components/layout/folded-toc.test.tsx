/** @jest-environment jsdom */
import { addresses, fireEvent, render, screen } from "../../../../support/views/testing";
import { FoldedToc } from "../../../../../src/views/components/layout/FoldedToc";

const entries = [
  { id: "first", title: "First", depth: 2 },
  { id: "detail", title: "Detail", depth: 3 },
];

test("links lead to the headings; a chosen one folds the list, which would cover it", () => {
  render(<FoldedToc entries={entries} />);
  const list = screen.getByRole("group") as HTMLDetailsElement;
  expect(list.open).toBe(false);
  list.open = true;
  const links = screen.getAllByRole("link");
  expect(addresses(links)).toEqual({ First: "#first", Detail: "#detail" });
  fireEvent.click(links[1] as Element);
  expect(list.open).toBe(false);
});
