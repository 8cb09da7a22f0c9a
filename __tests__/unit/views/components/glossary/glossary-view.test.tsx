/** @jest-environment jsdom */
import { addresses, render, screen, texts, within } from "../../../../support/views/testing";
import { GlossaryView } from "../../../../../src/views/components/glossary/GlossaryView";

const term = (name: string, kind: string, usedBy: { slug: string; title: string }[] = []) => ({
  key: name.toLowerCase().replace(/\W/g, "-"),
  term: name,
  kind,
  definition: `What ${name} means.`,
  usedBy,
});

const show = () =>
  render(
    <GlossaryView
      terms={[
        term("Stock", "concept"),
        term("Bin", "concept", [
          { slug: "/docs/bins", title: "Bins" },
          { slug: "/docs/lots", title: "Lots" },
        ]),
        term("Ship from", "field"),
      ]}
    />,
  );

test("terms are in sections by kind, and in the order of the alphabet", () => {
  show();
  const concepts = screen.getByRole("region", { name: "Concepts" });
  expect(texts(within(concepts).getAllByRole("term"))).toEqual(["Bin", "Stock"]);
  expect(
    texts(within(screen.getByRole("region", { name: "Fields" })).getAllByRole("term")),
  ).toEqual(["Ship from"]);
});

test("letters lead to their terms", () => {
  show();
  const letters = screen.getByRole("navigation", { name: "Concepts by letter" });
  const byLetter = addresses(within(letters).getAllByRole("link"));
  expect(Object.keys(byLetter)).toEqual(["B", "S"]);
  expect(document.querySelector(byLetter.S ?? "")?.textContent).toContain("What Stock means.");
});

test("each term has the address that links use, its meaning, and the pages that use it", () => {
  show();
  const bin = document.getElementById("bin") as HTMLElement;
  expect(bin.textContent).toBe("BinWhat Bin means.Used on: Bins, Lots");
  expect(addresses(within(bin).getAllByRole("link"))).toEqual({
    Bins: "/docs/bins",
    Lots: "/docs/lots",
  });
  expect(document.getElementById("stock")?.textContent).toBe("StockWhat Stock means.");
});
