import { checkTimeline } from "../../../../src/checks/timeline/check-timeline";
import { demoRecords } from "../../../../src/checks/timeline/demo-file";
import { formatProblems } from "../../../../src/problems/format-problem";

const items = `
- { id: itm_1, sku: LAMP, costingMethod: average }
- { id: itm_2, sku: GLUE, costingMethod: fifo }
- { id: itm_3, sku: BIKE, costingMethod: average }
`;
const locations = `
- { id: loc_1, code: MAIN }
- { id: loc_2, code: SHOP }
`;
const bins = `
- { id: bin_1, locationId: loc_1, code: A-1, allowsMixedLots: false }
- { id: bin_2, locationId: loc_1, code: A-2, allowsMixedLots: true }
`;
const accounts = `
- { id: acc_1, number: '1330', type: inventory }
- { id: acc_2, number: '5010', type: cost_of_goods_sold }
`;
const stock = `
- { id: hst_1, itemId: itm_1, locationId: loc_1, bin: A-2, serialNumbers: [], quantity: { value: '7', unit: ea }, unitCost: { amount: '2.0000', currency: USD } }
`;
const orders = `
- id: sor_1
  documentNumber: SO-1001
  orderDate: '2026-01-05'
  promisedDate: '2026-01-06'
  locationId: loc_1
  lines: [{ sku: LAMP, quantity: { value: '4', unit: ea } }]
`;

const opening = `
opening:
  date: '2026-01-01'
  stock:
    - { item: LAMP, at: MAIN, bin: A-2, quantity: 10, cost: '2.00' }
    - { item: GLUE, at: MAIN, bin: A-1, lot: L1, quantity: 6, cost: '1.00' }
    - { item: BIKE, at: MAIN, bin: A-3, serials: [B1, B2], quantity: 2, cost: '500.00' }
documents:
`;

const file = (name: string, text: string) => ({ file: `openapi/demo/${name}.yaml`, text });

/** What is said about a page and documents after the opening. */
function said(documents: string, page = "", sourcePath = "docs/lamps.mdx"): string {
  const problems = checkTimeline({
    pages: [{ file: `content/${sourcePath}`, sourcePath, text: page, codeFences: [] }],
    overviews: [],
    records: demoRecords([
      file("items", items),
      file("locations", locations),
      file("bin-locations", bins),
      file("accounts", accounts),
      file("stock", stock),
      file("sales-orders", orders),
    ]),
    timeline: file("timeline", opening + documents),
  });
  return problems.length ? formatProblems(problems, "timeline") : "";
}

const ship = (more: string, date = "2026-01-06") =>
  `  - { number: SHP-101, date: '${date}', order: SO-1001, ${more} }\n`;
const four = ship("moves: [{ item: LAMP, at: MAIN, bin: A-2, quantity: -4 }]");
const buy = `  - { number: RC-11, date: '2026-01-07', moves: [{ item: LAMP, at: MAIN, bin: A-2, quantity: 6, cost: '4.00' }] }\n`;

test("numbers that agree are accepted in every form of mark", () => {
  const page = [
    "There are 10{/* on hand LAMP in MAIN before SHP-101 */} lamps, and `6`{/* on hand LAMP in A-2 after SHP-101 */} are left.",
    "| 4{/* reserved LAMP in MAIN after SO-1001 */} | 6{/* available LAMP after SO-1001 */} | **6**{/* on hand GLUE lot L1 in A-1 on 2026-01-06 */} |",
    "Each costs 2.00{/* cost LAMP in MAIN before RC-11 */}, then 3.0000{/* cost LAMP in MAIN after RC-11 */}; 36.00{/* value LAMP in MAIN after RC-11 */} in all.",
    "They left on January 6{/* date of SHP-101 */}, on January 6, 2026{/* date of SHP-101 */}, 2026-01-06{/* date of SHP-101 */}, at 8.00{/* cost of SHP-101 */}, of it 8.00{/* cost of SHP-101 LAMP */}.",
    "Run starts with 7{/* on hand LAMP in MAIN at start */}, of which 4{/* reserved LAMP at start */} are promised.",
    "The account has 0.00{/* balance 1330 on 2026-01-06 */}, and 0{/* incoming LAMP after RC-11 */} are on the way.",
    "A remark {/* on hand, to be checked by Ann */} stays a remark.",
  ];
  expect(said(four + buy, page.join("\n"))).toBe("");
});

test("a number that disagrees is told with both values, the line, and the number to paste", () => {
  expect(
    said(four, "Text.\n\nThere are 9{/* on hand LAMP in MAIN after SHP-101 */} left."),
  ).toMatchSnapshot();
});

test("marks that say nothing are told with a form that does", () => {
  expect(said(four, "9{/* on hnad LAMP in MAIN after SHP-101 */}")).toMatchSnapshot();
  expect(said(four, "9{/* on hand LAMB in MAIN after SHP-101 */}")).toContain(
    "{/* on hand LAMP in MAIN after SHP-101 */}",
  );
  expect(said(four, "9{/* on hand LAMP in MAIN after SHP-102 */}")).toContain(
    "The nearest known name is SHP-101.",
  );
  expect(said(four, "9{/* on hand LAMP in MIAN after SHP-101 */}")).toContain("MAIN");
  expect(said(four, "some{/* on hand LAMP in MAIN after SHP-101 */}")).toContain(
    "No number stands before the mark",
  );
});

test("a document that nobody holds is told with the entry to paste", () => {
  expect(said(four, "See SHP-105 of SO-1001 and INV-444310.")).toMatch(
    /SHP-105[^]*page: docs\/lamps\.mdx/,
  );
});

test("a page's documents start from what Run starts with", () => {
  const start = "- **Starts from:** seven lamps.\n\n";
  const own = `  - { number: ADJ-11, date: '2026-01-08', page: docs/lamps.mdx, moves: [{ item: LAMP, at: MAIN, bin: A-2, quantity: -1 }] }\n`;
  expect(
    said(four + own, start + "7 − 1 = 6{/* on hand LAMP in MAIN after ADJ-11 from start */}"),
  ).toBe("");
  expect(said(four + own, start + "7 − 1 = 5{/* on hand LAMP in MAIN after ADJ-11 */}")).toBe("");
});

test.each([
  [
    "more goods than there are",
    ship("moves: [{ item: LAMP, at: MAIN, bin: A-2, quantity: -11 }]"),
    /takes more LAMP than there is in MAIN A-2[^]*leave 10/,
  ],
  [
    "a lot before it comes",
    ship("moves: [{ item: GLUE, at: MAIN, bin: A-1, lot: L2, quantity: -1 }]"),
    /The lot L2 is not in stock on this day/,
  ],
  [
    "a second lot in a bin for one",
    `  - { number: RC-11, date: '2026-01-07', moves: [{ item: GLUE, at: MAIN, bin: A-1, lot: L2, quantity: 1, cost: 1 }] }\n`,
    /puts a second lot of GLUE into MAIN A-1[^]*L2, beside L1/,
  ],
  [
    "a piece that has left",
    ship("moves: [{ item: BIKE, at: MAIN, serials: [B1], quantity: -1 }]") +
      `  - { number: SHP-102, date: '2026-01-07', moves: [{ item: BIKE, at: MAIN, serials: [B1], quantity: -1 }] }\n`,
    /SHP-102 takes B1, which is not in stock[^]*An earlier document took it/,
  ],
  [
    "a piece that is already there",
    `  - { number: RC-11, date: '2026-01-07', moves: [{ item: BIKE, at: MAIN, bin: A-3, serials: [B2], quantity: 1, cost: 500 }] }\n`,
    /RC-11 brings B2, which is already in stock/,
  ],
  [
    "a shipment before its order",
    ship("moves: [{ item: LAMP, at: MAIN, quantity: -4 }]", "2026-01-04"),
    /SHP-101 of 2026-01-04 fulfills SO-1001, which is of 2026-01-05/,
  ],
  [
    "a shipment on another day than its order says",
    ship("moves: [{ item: LAMP, at: MAIN, quantity: -4 }]", "2026-01-08"),
    /leaves on 2026-01-08, and SO-1001 says 2026-01-06/,
  ],
  ["a number given twice", four + four, /Two documents have the number SHP-101/],
  [
    "an unknown key",
    "  - { number: SHP-101, date: '2026-01-06', move: [] }\n",
    /"move" is misspelled/,
  ],
])("%s", (_name, documents, message) => {
  expect(said(documents)).toMatch(message);
});

test("FIFO takes the oldest layer, at its own cost", () => {
  const glue = `  - { number: RC-11, date: '2026-01-07', moves: [{ item: GLUE, at: MAIN, bin: A-2, lot: L2, quantity: 6, cost: '1.50' }] }
  - { number: SHP-102, date: '2026-01-08', moves: [{ item: GLUE, at: MAIN, bin: A-2, lot: L2, quantity: -6 }, { item: GLUE, at: MAIN, bin: A-1, lot: L1, quantity: -2 }] }\n`;
  const page =
    "9.00{/* cost of SHP-102 */} left, and one costs 1.50{/* cost GLUE in MAIN after SHP-102 */}; 6.00{/* value GLUE in MAIN after SHP-102 */} stay.";
  expect(said(glue, page)).toBe("");
});

const sale = (inventory: string, cost: string) =>
  ship(
    `moves: [{ item: LAMP, at: MAIN, bin: A-2, quantity: -4 }], posts: [{ account: '5010', amount: '${cost}' }, { account: '1330', amount: '${inventory}' }]`,
  );

test("an entry that balances and is worth its movements is accepted, and so are marks of it", () => {
  const page =
    "Debit 8.00{/* posted 5010 by SHP-101 */}, credit 8.00{/* posted 1330 by SHP-101 */}.";
  expect(said(sale("-8.00", "8.00"), page)).toBe("");
});

test("an entry whose sides differ is told with the line that is missing", () => {
  expect(said(sale("-8.00", "9.00"))).toMatch(
    /The debits and credits of SHP-101 are not equal[^]*- \{ account: '1330', amount: '-1\.00' \}/,
  );
});

test("an entry that says another value than its movements is told with that value", () => {
  expect(said(sale("-9.00", "9.00"))).toMatch(
    /SHP-101 posts -9\.00 to inventory[^]*they are worth -8\.00[^]*amount: '-8\.00'/,
  );
});

test("a page that states another posting, or one of an account that has none, is told", () => {
  const page = (mark: string) => said(sale("-8.00", "8.00"), mark);
  expect(page("7.00{/* posted 5010 by SHP-101 */}")).toContain(
    "The page says 7.00, and the timeline says 8.00",
  );
  expect(page("8.00{/* posted 5011 by SHP-101 */}")).toContain("{/* posted 5010 by SHP-101 */}");
  expect(page("8.00{/* posted 5010 by SHP-102 */}")).toContain("{/* posted 5010 by SHP-101 */}");
});

test("a site without a timeline is not checked", () => {
  expect(
    checkTimeline({ pages: [], overviews: [], records: new Map(), timeline: undefined }),
  ).toEqual([]);
});

test("a page that makes documents, or teaches with calls, says from what it starts", () => {
  const own = "  - { number: ADJ-11, date: '2026-01-08', page: docs/lamps.mdx }\n";
  const page = (line: string) => `:::info[At a glance]\n\n- **Time:** 5 minutes.\n${line}\n:::\n`;
  const calls = "\n```bash operation=get-item\ncurl x\n```\n";
  expect(said(own, page(""))).toMatch(/lamps\.mdx:\d[^]*- \*\*Starts from:\*\*/);
  expect(said("  []\n", page("") + calls)).toContain("does not say from what it starts");
  expect(said(own, page("- **Starts from:** nothing.\n") + calls)).toBe("");
  expect(said("  []\n", calls)).toBe("");
});
