import { snippet } from "../../../../src/search/engine/highlight";
import { words } from "../../../../src/search/engine/words";

const text =
  "Stock is counted by the piece. A shipment takes stock out of a location, and posts revenue at once. " +
  "Nobody types that again. Returns are a document of their own.";

function shown(query: string, count: number, of = text, isFromStart = false): string {
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
  return snippet(of, { count, ellipsis: "…", isFromStart }, marking, words(of)).value;
}

test("a snippet is a sentence where one has room, and says nothing of what is left out", () => {
  expect(shown("revenue", 14)).toBe(
    "A shipment takes stock out of a location, and posts [revenue] at once.",
  );
  expect(shown("types", 6)).toBe("Nobody [types] that again.");
});

test("a sentence that is too long begins all the same, and ends or goes on where the words are", () => {
  expect(shown("shipment", 6)).toBe("A [shipment] takes stock out…");
  expect(shown("revenue", 6)).toBe("A shipment… [revenue] at once.");
  expect(shown("location", 6)).toBe("A shipment… [location], and posts…");
  expect(shown("shipment revenue", 11)).toBe(
    "A [shipment] takes stock… location, and posts [revenue] at once.",
  );
});

test("a clause behind a colon or a semicolon begins better than words from the middle", () => {
  const list =
    "You need first: an open order with stock; a ship method; the right to edit all shipments.";
  expect(shown("method", 4, list)).toBe("…a ship [method]; the…");
  expect(shown("shipments", 7, list)).toBe("…the right to edit all [shipments].");
});

test("a long word counts as several, since it takes as much of a line", () => {
  const scopes =
    "Send a token with the scopes sales-orders:read, sales-orders:write, and items:read.";
  expect(shown("token", 10, scopes)).toBe("Send a [token] with the scopes sales-orders:read…");
  expect(shown("items", 8, scopes)).toBe("Send a token… sales-orders:write, and [items]:read.");
  expect(shown("nothing", 1, "a-word-that-is-longer-than-any-line")).toBe(
    "a-word-that-is-longer-than-any-line",
  );
});

test("a very short sentence is followed by the beginning of the next", () => {
  const refusal = "Status 409. The bin holds fewer pieces than the request takes out of it.";
  expect(shown("status", 9, refusal)).toBe("[Status] 409. The bin holds fewer pieces than the…");
});

test("no comma stands before what is left out", () => {
  expect(shown("alpha", 2, "alpha beta, gamma delta.")).toBe("[alpha] beta…");
});

test("of sentences with the same words, one that is shown as a whole comes first", () => {
  const long =
    "Where goods are sold from several places, one location is named. Each location counts.";
  expect(shown("location", 6, long)).toBe("Each [location] counts.");
});

test("where the matches are shown elsewhere, the text begins as it does", () => {
  expect(shown("revenue piece", 8, text, true)).toBe("Stock is counted by the [piece].");
});

test("of a text without matches the beginning is shown, up to the end of a sentence", () => {
  expect(shown("nothing", 8)).toBe("Stock is counted by the piece.");
  expect(shown("nothing", 3, "one two three four")).toBe("one two three…");
  expect(shown("nothing", 3, "")).toBe("");
});
