import { buildShards } from "../../../../src/search/engine/build-shards";
import { SearchEngine } from "../../../../src/search/engine/search-engine";
import { parseSynonyms } from "../../../../src/content/synonyms/parse-synonyms";
import type { RecordDraft } from "../../../../src/search/record";
import { recordsOf } from "../records";

const { synonyms } = parseSynonyms(
  "synonyms.txt",
  "po = purchase order\nauthenticate > authentication\ninvoice > bill\n",
);

/** What is marked in a title and a text by a query. */
function marked(query: string, title: string, content = ""): string {
  const draft: RecordDraft = { kind: "doc", trail: ["Guides", title], content, route: "/a" };
  const engine = new SearchEngine();
  for (const shard of buildShards(recordsOf([draft]), "test", { synonyms })) engine.add(shard);
  const request = { query, indexName: "docs", highlightPreTag: "[", highlightPostTag: "]" };
  const [hit] = engine.search([request]).results[0]?.hits ?? [];
  const { hierarchy, content: text } = hit?._highlightResult ?? {};
  return [hierarchy?.lvl1?.value, text?.value].filter(Boolean).join(" | ");
}

describe("a synonym never marks the middle of a word", () => {
  test.each([
    [
      "purchase order",
      "customerPoNumber and customer_po_number",
      "[customerPoNumber] and [customer_po_number]",
    ],
    ["purchase order", "The PO, position, and POs", "The [PO], position, and [POs]"],
    ["authenticate", "Authentication", "[Authentication]"],
    ["invoice", "Billing and billable vendorBillId", "[Billing] and billable [vendorBillId]"],
    ["invioce", "vendorBillId invoice", "[vendorBillId] [invoice]"],
  ])("%s in %s", (query, title, expected) => {
    expect(marked(query, title)).toBe(expected);
  });

  test("but what was typed is marked where it stands", () => {
    expect(marked("po", "customerPoNumber")).toBe("customer[Po]Number");
    expect(marked("custom", "customerPoNumber")).toBe("[custom]erPoNumber");
  });
});

describe("the letters of Arabic words are marked as they are written", () => {
  test.each([
    ["طلب", "حالة الطلب", "حالة [الطلب]"],
    ["الطلب", "طلبُ شراءٍ", "[طلبُ] شراءٍ"],
    ["فاتوره", "فاتورة وفاتوره", "[فاتورة] وفاتوره"],
    ["الغاء", "الإلغاء والطلب", "[الإلغاء] والطلب"],
    ["طل", "حالة الطَّلَبات", "حالة [الطَّلَ]بات"],
    ["استل", "ٱستــلام البضائع", "[ٱستــل]ام البضائع"],
  ])("%s in %s", (query, title, expected) => {
    expect(marked(query, title)).toBe(expected);
  });

  test("and accents of Latin words do not move a mark", () => {
    expect(marked("caf", "Le cafétéria")).toBe("Le [caf]étéria");
    expect(marked("cafe", "Le cafétéria")).toBe("Le [café]téria");
  });
});
