import { snippet } from "../../../../src/search/engine/highlight";
import { words } from "../../../../src/search/engine/words";

const text =
  "Stock is counted by the piece. A shipment takes stock out of a location, and posts revenue at once. " +
  "Nobody types that again. Returns are a document of their own.";

function shown(query: string, count: number, of = text): string {
  const list = words(query);
  const terms = new Set(list.map(({ term }) => term));
  const marking = {
    terms,
    typed: terms,
    synonyms: new Set<string>(),
    slotCount: terms.size,
    pre: "[",
    post: "]",
  };
  return snippet(of, count, "…", marking, words(of)).value;
}

test("a snippet is a sentence where one has room, and says nothing of what is left out", () => {
  expect(shown("revenue", 14)).toBe(
    "A shipment takes stock out of a location, and posts [revenue] at once.",
  );
  expect(shown("types", 6)).toBe("Nobody [types] that again.");
});

test("a sentence that is too long is cut where it has to be", () => {
  expect(shown("revenue", 5)).toBe("…posts [revenue] at once.");
  expect(shown("shipment", 5)).toBe("A [shipment] takes stock out…");
});

test("of a text without matches the beginning is shown, up to the end of a sentence", () => {
  expect(shown("nothing", 8)).toBe("Stock is counted by the piece.");
  expect(shown("nothing", 3, "one two three four")).toBe("one two three…");
  expect(shown("nothing", 3, "")).toBe("");
});
