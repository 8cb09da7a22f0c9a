import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// What texts promise to refuse of items, places, and production, and schemas cannot say.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [pdx, rno] = ["loc_2v9k4m7pdx", "loc_8c3w6n2rn0"];

const refused: [what: string, answer: string, method: string, path: string, body?: unknown][] = [
  [
    "two numbers of a lot",
    "400 invalid-parameter",
    "GET",
    "/lots?lotNumber=SL-2602-A&vendorLotNumber=x",
  ],
  [
    "a bin without its location",
    "400 invalid-parameter",
    "GET",
    "/items/bin-quantities?bin=B-03-2",
  ],
  [
    "a bin and a prefix",
    "400 invalid-parameter",
    "GET",
    "/items/bin-quantities?bin=B-03-2&binPrefix=B",
  ],
  [
    "a history that ends before it begins",
    "400 invalid-parameter",
    "GET",
    "/items/itm_2d5j8s0f7g/history?from=2026-04-01T00:00:00Z&to=2026-03-01T00:00:00Z",
  ],
  [
    "a history of a lot that ends before it begins",
    "400 invalid-parameter",
    "GET",
    "/lots/lot_7d4k9m2v6s/history?from=2026-04-01T00:00:00Z&to=2026-03-01T00:00:00Z",
  ],
  [
    "a history of a piece that ends before it begins",
    "400 invalid-parameter",
    "GET",
    "/serials/ser_3n8r5t1k6w/history?from=2026-04-01T00:00:00Z&to=2026-03-01T00:00:00Z",
  ],
  [
    "attr unknown",
    "422 validation-failed",
    "POST",
    "/items",
    { kind: "stock", sku: "A1", name: "a", attributes: { nope: 1 } },
  ],
  [
    "attr missing required",
    "422 validation-failed",
    "POST",
    "/items",
    { kind: "stock", sku: "A1", name: "a", categoryId: "cat_9t4m2k8r5b" },
  ],
  [
    "kit in kit",
    "422 validation-failed",
    "POST",
    "/items",
    {
      kind: "kit",
      sku: "A1",
      name: "a",
      components: [{ itemId: "itm_6r4n1v8c3b", quantity: ea("1") }],
    },
  ],
  [
    "expiry w/o lots",
    "422 validation-failed",
    "POST",
    "/items",
    { kind: "stock", sku: "A1", name: "a", hasExpiry: true },
  ],
  [
    "standard w/o cost",
    "422 validation-failed",
    "POST",
    "/items",
    { kind: "stock", sku: "A1", name: "a", costingMethod: "standard" },
  ],
  [
    "specific w/o tracking",
    "422 validation-failed",
    "POST",
    "/items",
    { kind: "stock", sku: "A1", name: "a", costingMethod: "specific" },
  ],
  [
    "bad check digit",
    "422 validation-failed",
    "POST",
    "/items",
    {
      kind: "stock",
      sku: "A1",
      name: "a",
      barcodes: [{ code: "0860009413543", symbology: "ean13", unit: "ea" }],
    },
  ],
  [
    "barcode other unit on create",
    "422 validation-failed",
    "POST",
    "/items",
    {
      kind: "stock",
      sku: "A1",
      name: "a",
      barcodes: [{ code: "ABCD", symbology: "code128", unit: "box12" }],
    },
  ],
  [
    "components on stock",
    "422 validation-failed",
    "PATCH",
    "/items/itm_2d5j8s0f7g",
    { components: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("1") }] },
  ],
  [
    "options on kit",
    "422 validation-failed",
    "PUT",
    "/items/itm_6r4n1v8c3b/options",
    { options: [{ code: "a", name: "A", isRequired: false, inputType: "text", maxLength: 5 }] },
  ],
  [
    "options dup code",
    "422 validation-failed",
    "PUT",
    "/items/itm_2d5j8s0f7g/options",
    {
      options: [
        { code: "a", name: "A", isRequired: false, inputType: "text", maxLength: 5 },
        { code: "a", name: "B", isRequired: false, inputType: "text", maxLength: 5 },
      ],
    },
  ],
  [
    "two defaults",
    "422 validation-failed",
    "PUT",
    "/items/itm_2d5j8s0f7g/options",
    {
      options: [
        {
          code: "a",
          name: "A",
          isRequired: false,
          inputType: "choice",
          choices: [
            { code: "x", label: "x", isDefault: true },
            { code: "y", label: "y", isDefault: true },
          ],
        },
      ],
    },
  ],
  [
    "uom no factor",
    "422 validation-failed",
    "POST",
    "/uoms",
    { code: "gal", name: "gallon", dimension: "volume" },
  ],
  [
    "uom factor on pack",
    "422 validation-failed",
    "POST",
    "/uoms",
    { code: "gal", name: "gallon", dimension: "pack", factor: "2" },
  ],
  [
    "uom zero factor",
    "422 validation-failed",
    "POST",
    "/uoms",
    { code: "gal", name: "gallon", dimension: "volume", factor: "0" },
  ],
  [
    "ref unit inactive",
    "422 validation-failed",
    "PATCH",
    "/uoms/uom_1r7t4k8n6q",
    { status: "inactive" },
  ],
  ["uom code used", "409 uom-in-use", "PATCH", "/uoms/uom_7t3n9k1r5b", { code: "bx" }],
  ["uom system delete", "409 uom-in-use", "DELETE", "/uoms/uom_6t2k9n5r3g"],
  [
    "item uom wrong base",
    "422 validation-failed",
    "POST",
    "/items/itm_9v3k7n5r2t/uoms",
    { unit: "pal", baseQuantity: ea("5") },
  ],
  [
    "item uom auto",
    "422 validation-failed",
    "POST",
    "/items/itm_9v3k7n5r2t/uoms",
    { unit: "ml", baseQuantity: ea("1", "l") },
  ],
  [
    "item uom base not 1",
    "422 validation-failed",
    "PATCH",
    "/items/itm_2d5j8s0f7g/uoms/itu_8r4n1k6t3e",
    { baseQuantity: ea("2") },
  ],
  [
    "item uom delete purchase",
    "409 item-uom-in-use",
    "DELETE",
    "/items/itm_2d5j8s0f7g/uoms/itu_3n7k9t5r2x",
  ],
  [
    "item uom delete base",
    "409 item-uom-in-use",
    "DELETE",
    "/items/itm_2d5j8s0f7g/uoms/itu_8r4n1k6t3e",
  ],
  [
    "setting max<point",
    "422 validation-failed",
    "PATCH",
    "/stock-settings/sst_5k9r2t7n4p",
    { maximumQuantity: ea("10") },
  ],
  [
    "setting kit",
    "422 validation-failed",
    "POST",
    "/stock-settings",
    { itemId: "itm_6r4n1v8c3b", locationId: pdx },
  ],
  [
    "setting transfer no source",
    "422 validation-failed",
    "POST",
    "/stock-settings",
    { itemId: "itm_1n6k3t8r5v", locationId: rno, replenishBy: "transfer" },
  ],
  [
    "setting transfer self",
    "422 validation-failed",
    "POST",
    "/stock-settings",
    { itemId: "itm_1n6k3t8r5v", locationId: rno, replenishBy: "transfer", sourceLocationId: rno },
  ],
  [
    "setting build stock item",
    "422 validation-failed",
    "POST",
    "/stock-settings",
    { itemId: "itm_1n6k3t8r5v", locationId: rno, replenishBy: "build" },
  ],
  [
    "setting unknown bin",
    "422 validation-failed",
    "PATCH",
    "/stock-settings/sst_5k9r2t7n4p",
    { preferredBin: "Z-99" },
  ],
  [
    "lot of serial item",
    "422 validation-failed",
    "POST",
    "/lots",
    { itemId: "itm_7k2m9x4q8d", lotNumber: "L1" },
  ],
  [
    "lot dates",
    "422 validation-failed",
    "POST",
    "/lots",
    {
      itemId: "itm_2d5j8s0f7g",
      lotNumber: "L1",
      manufacturedOn: "2026-03-12",
      expiresOn: "2026-03-01",
    },
  ],
  [
    "lot consumed",
    "422 validation-failed",
    "PATCH",
    "/lots/lot_7d4k9m2v6s",
    { status: "consumed" },
  ],
  [
    "bin in van",
    "422 validation-failed",
    "POST",
    "/bin-locations",
    { locationId: "loc_9t4k2n7rv1", code: "A1" },
  ],
  ["loc no address", "422 validation-failed", "POST", "/locations", { code: "ABC", name: "x" }],
  [
    "loc zone",
    "422 validation-failed",
    "POST",
    "/locations",
    { code: "ABC", name: "x", type: "vehicle", timeZone: "America/Reno" },
  ],
  [
    "loc cycle",
    "422 validation-failed",
    "PATCH",
    "/locations/" + pdx,
    { replenishFromLocationId: rno },
  ],
  [
    "loc foreign bin",
    "422 validation-failed",
    "PATCH",
    "/locations/" + pdx,
    { receivingBin: "R-10-2" },
  ],
  [
    "transfer bin+unbinned",
    "422 validation-failed",
    "POST",
    "/inventory-transfers",
    {
      fromLocationId: pdx,
      toLocationId: rno,
      lines: [
        { itemId: "itm_8c4t6k1n9r", quantity: ea("1"), fromBin: "B-03-4", fromUnbinned: true },
      ],
    },
  ],
  [
    "adj zero",
    "422 validation-failed",
    "POST",
    "/inventory-adjustments",
    {
      locationId: pdx,
      reason: "found",
      lines: [{ itemId: "itm_8c4t6k1n9r", bin: "B-03-4", quantityChange: ea("0") }],
    },
  ],
  [
    "adj twice",
    "422 validation-failed",
    "POST",
    "/inventory-adjustments",
    {
      locationId: pdx,
      reason: "found",
      lines: [
        { itemId: "itm_8c4t6k1n9r", bin: "B-03-4", quantityChange: ea("1") },
        { itemId: "itm_8c4t6k1n9r", bin: "B-03-4", quantityChange: ea("1") },
      ],
    },
  ],
  [
    "adj unitCost out",
    "422 validation-failed",
    "POST",
    "/inventory-adjustments",
    {
      locationId: pdx,
      reason: "loss",
      lines: [
        {
          itemId: "itm_8c4t6k1n9r",
          bin: "B-03-4",
          quantityChange: ea("-1"),
          unitCost: usd("3.00"),
        },
      ],
    },
  ],
  [
    "bom kit comp",
    "422 validation-failed",
    "POST",
    "/boms",
    { itemId: "itm_3h8p5w2z6t", components: [{ itemId: "itm_6r4n1v8c3b", quantity: ea("1") }] },
  ],
  [
    "bom unit",
    "422 validation-failed",
    "POST",
    "/boms",
    {
      itemId: "itm_3h8p5w2z6t",
      components: [{ itemId: "itm_9v3k7n5r2t", quantity: ea("1", "kg") }],
    },
  ],
  [
    "bom routing other",
    "422 validation-failed",
    "POST",
    "/boms",
    {
      itemId: "itm_3h8p5w2z6t",
      assemblyRoutingId: "rtg_3n8k5r1t7v",
      components: [{ itemId: "itm_9v3k7n5r2t", quantity: ea("1", "l") }],
    },
  ],
  [
    "bom op number",
    "422 validation-failed",
    "POST",
    "/boms",
    {
      itemId: "itm_7k2m9x4q8d",
      assemblyRoutingId: "rtg_3n8k5r1t7v",
      components: [{ itemId: "itm_9v3k7n5r2t", quantity: ea("1", "l"), operationNumber: 15 }],
    },
  ],
  [
    "bom dates",
    "422 validation-failed",
    "POST",
    "/boms",
    {
      itemId: "itm_7k2m9x4q8d",
      effectiveFrom: "2026-09-01",
      effectiveTo: "2026-08-01",
      components: [{ itemId: "itm_9v3k7n5r2t", quantity: ea("1", "l") }],
    },
  ],
  [
    "a draft again of a BOM that was built",
    "409 bom-in-use",
    "PATCH",
    "/boms/bom_4n8r1k6t3w",
    { status: "draft" },
  ],
  [
    "routing price own",
    "422 validation-failed",
    "POST",
    "/assembly-routings",
    {
      itemId: "itm_7k2m9x4q8d",
      name: "x",
      operations: [
        {
          operationNumber: 10,
          name: "a",
          workCenterId: "wkc_2k7n4r9t1w",
          runMinutes: "1",
          subcontractUnitCost: usd("3.00"),
        },
      ],
    },
  ],
  [
    "routing inactive needed",
    "409 routing-in-use",
    "PATCH",
    "/assembly-routings/rtg_3n8k5r1t7v",
    { status: "inactive" },
  ],
  [
    "wc shifts",
    "422 validation-failed",
    "POST",
    "/work-centers",
    {
      code: "X",
      name: "x",
      kind: "labor",
      locationId: pdx,
      shifts: [
        { weekday: 1, from: "07:00", to: "15:30" },
        { weekday: 1, from: "14:00", to: "20:00" },
      ],
    },
  ],
  [
    "wc subcontract",
    "422 validation-failed",
    "POST",
    "/work-centers",
    { code: "X", name: "x", kind: "subcontract", locationId: pdx },
  ],
  [
    "wc vendor labor",
    "422 validation-failed",
    "POST",
    "/work-centers",
    { code: "X", name: "x", kind: "labor", locationId: pdx, subcontractVendorId: "ven_8n3k6r1t5s" },
  ],
  [
    "wc currency",
    "422 validation-failed",
    "POST",
    "/work-centers",
    {
      code: "X",
      name: "x",
      kind: "labor",
      locationId: pdx,
      laborRate: { amount: "3.00", currency: "CAD" },
    },
  ],
  [
    "wc move",
    "409 work-center-in-use",
    "PATCH",
    "/work-centers/wkc_2k7n4r9t1w",
    { locationId: rno },
  ],
  [
    "wo due",
    "422 validation-failed",
    "POST",
    "/work-orders",
    { itemId: "itm_7k2m9x4q8d", quantity: ea("1"), startDate: "2026-05-10", dueDate: "2026-05-01" },
  ],
  [
    "wo bom other",
    "422 validation-failed",
    "POST",
    "/work-orders",
    { itemId: "itm_7k2m9x4q8d", quantity: ea("1"), bomId: "bom_4n8r1k6t3w" },
  ],
  [
    "plan period",
    "422 validation-failed",
    "POST",
    "/work-plans",
    {
      periodStart: "2026-05-10",
      periodEnd: "2026-05-01",
      lines: [{ itemId: "itm_7k2m9x4q8d", quantity: ea("1"), dueDate: "2026-05-05" }],
    },
  ],
  [
    "plan outside",
    "422 validation-failed",
    "POST",
    "/work-plans",
    {
      periodStart: "2026-05-01",
      periodEnd: "2026-05-30",
      lines: [{ itemId: "itm_7k2m9x4q8d", quantity: ea("1"), dueDate: "2026-06-05" }],
    },
  ],
  [
    "plan no lines",
    "422 validation-failed",
    "POST",
    "/work-plans",
    { periodStart: "2026-05-01", periodEnd: "2026-05-30" },
  ],
  ["layout kiosk", "422 validation-failed", "PATCH", "/my-work-layout", { view: "kiosk" }],
  [
    "cf upd rule",
    "422 validation-failed",
    "PATCH",
    "/custom-fields/cfd_5k2n8r4t7w",
    { pattern: "a" },
  ],
  [
    "two choices with one code",
    "422 validation-failed",
    "POST",
    "/item-attributes",
    {
      valueType: "choice",
      code: "zz",
      name: "z",
      choices: [
        { code: "a", label: "a" },
        { code: "a", label: "b" },
      ],
    },
  ],
  [
    "attr remove choice",
    "409 item-attribute-in-use",
    "PATCH",
    "/item-attributes/ita_2t9r5k8n4w",
    { choices: [{ code: "650b", label: "650b" }] },
  ],
  [
    "attr code used",
    "409 item-attribute-in-use",
    "PATCH",
    "/item-attributes/ita_2t9r5k8n4w",
    { code: "wheels" },
  ],
  ["attr delete used", "409 item-attribute-in-use", "DELETE", "/item-attributes/ita_2t9r5k8n4w"],
  [
    "template in use",
    "409 item-template-in-use",
    "PATCH",
    "/item-templates/itt_3k7n5r1v9c",
    { status: "inactive" },
  ],
];

test.each(refused)("%s is refused with %s", (...[, answer, method, path, body]) => {
  const [route = "", query = ""] = path.split("?");
  const parameters = { query: Object.fromEntries(new URLSearchParams(query)) };
  const { status, body: problem } = session.call(method, route, body, parameters);
  expect(`${status} ${String((problem as { code?: string }).code)}`).toBe(answer);
});

test("what the same checks let pass", () => {
  const item = session.post("/items", { kind: "stock", sku: "PUMP-2", name: "Pump" });
  const pal = { unit: "pal", baseQuantity: ea("40") };
  const uom = session.post(`/items/${item.id}/uoms`, pal);
  expect(uom).toMatchObject({ unit: "pal", uomId: "uom_2n6t8k4r9p", listPrice: null });
  session.patch("/custom-fields/cfd_6r1t9k3n8b", { allowsFuture: true });
  session.post("/lots", { itemId: "itm_2d5j8s0f7g", lotNumber: "L1", expiresOn: "2028-03-01" });
});
