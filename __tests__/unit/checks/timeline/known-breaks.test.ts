import { checkWith, type Edit } from "./demo-pages";

/** Each of these stood on the pages of this site, and nobody saw it. */
const breaks: [name: string, said: RegExp, ...edits: Edit[]][] = [
  [
    "FND-700: a post counted 18 sets where there were 40",
    /long-blog-post\.mdx: The page says 18, and the timeline says 40/,
    ["long-blog-post.mdx", "40{/* on hand FND-700", "18{/* on hand FND-700"],
  ],
  [
    "FND-700: an adjustment found the stock with which Run begins",
    /ADJ-0941 says how much FND-700 there was, .*quantityBefore 22/,
    [
      "inventory-adjustments.yaml",
      /(sku: FND-700\n {4}bin: C-01-1\n {4}quantityBefore:\n {6}value: )'34'/,
      "$1'22'",
    ],
  ],
  [
    "front lights: the bin was still full after six kits had left",
    /bin\.mdx: The page says 40, and the timeline says 34/,
    ["advanced-features/bin.mdx", "34{/* on hand LGT-F", "40{/* on hand LGT-F"],
  ],
  [
    "Moss paint: April counted the paint of February",
    /item-adjustment\.mdx: The page says 18\.75, and the timeline says 18\.05/,
    [
      "item-adjustment.mdx",
      "on hand PNT-MOSS in PDX at start",
      "on hand PNT-MOSS in PDX before ADJ-0954",
    ],
  ],
  [
    "SL-2602-A: the tutorials of March took 72 bottles that nobody had bought",
    /lot-tracking\.mdx: The page says 97, and the timeline says 25/,
    ["timeline.yaml", "lot: SL-2602-A, quantity: 72", "lot: SL-2602-A, quantity: 0"],
  ],
  [
    "SL-2603-B: 288 bottles came before a count of three lots that leaves them out",
    /lot-tracking\.mdx: The page says 217, and the timeline says 505/,
    ["timeline.yaml", /(number: RC-3349\n {4}date: )'2026-04-27'/, "$1'2026-04-13'"],
  ],
  [
    "B-03-2: a bin for one lot took a second one",
    /RC-3349 puts a second lot of SEAL-250 into PDX B-03-2 \(SL-2603-B, beside SL-2602-A/,
    ["timeline.yaml", "bin: C-01-1, lot: SL-2603-B", "bin: B-03-2, lot: SL-2603-B"],
  ],
  [
    "the gravel bicycle: two tutorials made a revision B",
    /(bom|advanced-manufacturing)\.mdx: Revision B of a bill of materials is made twice/,
    ["core-features/bom.mdx", '"revision": "C"', '"revision": "B"'],
  ],
  [
    "SO-10582: an order of 12 March had a higher number than those of the 13th and later",
    /SO-10582 is of 2026-03-12, and the lower number SO-10578 of 2026-04-13/,
    ["timeline.yaml", "number: SO-10517", "number: SO-10582"],
  ],
  [
    "SO-10502 and SO-10501: orders of 13 April and 9 May had lower numbers than those of March",
    /SO-10502 is of 2026-04-13, and the lower number SO-10501 of 2026-05-09/,
    ["timeline.yaml", "number: SO-10578", "number: SO-10502"],
    ["timeline.yaml", "number: SO-10612", "number: SO-10501"],
  ],
  [
    "SHP-20705: a shipment of 13 March beside SHP-20640 of the 17th",
    /SHP-20705 is of 2026-03-13, and the lower number SHP-20696 of 2026-03-31/,
    ["timeline.yaml", "number: SHP-20625", "number: SHP-20705"],
  ],
  [
    "SHP-20623: a shipment of 10 March had a higher number than SHP-20617 of the 11th",
    /SHP-20623 is of 2026-03-10, and the lower number SHP-20622 of 2026-03-12/,
    ["demo/shipments.yaml", "documentNumber: SHP-20615", "documentNumber: SHP-20623"],
  ],
  [
    "10 March: the order of a post was a day younger than its record",
    /long-blog-post\.mdx: orderDate is 2026-03-10, and no document of this page is of that day/,
    ["long-blog-post.mdx", '"orderDate": "2026-03-09"', '"orderDate": "2026-03-10"'],
  ],
  [
    "SHP-20626: a page credits inventory with another amount than the shipment posts",
    /salesorder\.mdx: The page says 823\.10, and the timeline says 823\.20/,
    ["salesorder.mdx", "823.20{/* posted 1330", "823.10{/* posted 1330"],
  ],
  [
    "BLD-1220: the parts of a work order are worth more than it credits to inventory",
    /timeline\.yaml: BLD-1220 posts 1000\.86 to inventory/,
    ["timeline.yaml", "amount: '-4806.80'", "amount: '-4646.80'"],
  ],
];

test("the pages of this site and its records tell one history", () => {
  expect(checkWith()).toEqual([]);
});

test.each(breaks)("%s", (_name, said, ...edits) => {
  expect(checkWith(...edits).join("\n")).toMatch(said);
});
