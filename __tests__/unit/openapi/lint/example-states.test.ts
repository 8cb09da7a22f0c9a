import { createdStates } from "../../../../src/openapi/lint/rules/created-states";
import { answeredOnce } from "../../../../src/openapi/lint/rules/answered-once";
import { datedStates } from "../../../../src/openapi/lint/rules/dated-states";
import { demoStates } from "../../../../src/openapi/lint/rules/demo-states";
import { entryMoments } from "../../../../src/openapi/lint/rules/entry-moments";
import { filledFields } from "../../../../src/openapi/lint/rules/filled-fields";
import { openInvoices } from "../../../../src/openapi/lint/rules/open-invoices";
import { quietDays } from "../../../../src/openapi/lint/rules/quiet-days";
import { refusedStates } from "../../../../src/openapi/lint/rules/refused-states";
import { shownRecords } from "../../../../src/openapi/lint/rules/shown-records";
import { unquotedCommas } from "../../../../src/openapi/lint/rules/unquoted-commas";
import { wholeExamples } from "../../../../src/openapi/lint/rules/whole-examples";
import { edit, lintOrder } from "./lint-order";

const updatedAt = (time: string) =>
  edit(
    "example",
    "  documentNumber: SO-1",
    `  documentNumber: SO-1\n  createdAt: '2026-03-09T10:00:00Z'\n  updatedAt: '${time}'`,
  );
const creates = edit("path", "'200':", "'201':");
const reads = edit("path", "post:", "get:");

describe("the moment that an answer shows", () => {
  test("a creation is answered with the record as it was made", () => {
    expect(lintOrder(createdStates, [creates, updatedAt("2026-03-09T10:00:00Z")])).toBe("");
    expect(lintOrder(createdStates, [creates, updatedAt("2026-03-10T10:00:00Z")])).toMatch(
      /issue-order shows a record that was changed after it was made/,
    );
  });

  test("a change is answered with the record as it is after it", () => {
    expect(lintOrder(createdStates, [updatedAt("2026-03-10T10:00:00Z")])).toBe("");
    expect(lintOrder(createdStates, [updatedAt("2026-03-09T10:00:00Z")])).toMatch(
      /issue-order shows a record that was never changed/,
    );
  });

  test("an answer does not know what happens later", () => {
    const last = (time: string) =>
      edit("example", "  status: open", `  status: open\n  lastReadAt: ${time}`);
    const changed = updatedAt("2026-03-10T10:00:00Z");
    expect(lintOrder(createdStates, [changed, last("'2026-03-09T12:00:00Z'")])).toBe("");
    expect(lintOrder(createdStates, [changed, last("'2026-03-11T12:00:00Z'")])).toMatch(
      /has a lastReadAt that was still to come/,
    );
    expect(lintOrder(createdStates, [changed, last("null")])).toBe("");
  });

  test("a record that was just made owes nothing", () => {
    const made = updatedAt("2026-03-09T10:00:00Z");
    const owes = (amounts: string) =>
      edit("example", "  status: open", `  status: open\n  balance: { ${amounts} }`);
    const free = owes("openBills: { amount: '0.00' }, availableCredit: { amount: '9.00' }");
    expect(lintOrder(createdStates, [creates, made, free])).toBe("");
    expect(
      lintOrder(createdStates, [creates, made, owes("openBills: { amount: '4.00' }")]),
    ).toMatch(/has a balance that was still to come/);
  });

  test("reads may show either", () => {
    expect(lintOrder(createdStates, [reads, updatedAt("2026-03-09T10:00:00Z")])).toBe("");
  });
});

describe("a record that a later document has changed", () => {
  const order = edit(
    "demo/orders.yaml",
    "documentNumber: SO-1",
    "documentNumber: SO-1\n  status: open\n  updatedAt: '2026-03-09T10:00:00Z'",
  );
  const shipped = (time: string) => ({
    add: {
      "demo/shipments.yaml": `
- id: shp_7k2m9x4q8d
  documentNumber: SHP-1
  orderId: ord_7k2m9x4q8d
  completedAt: '${time}'
`,
    },
  });
  const shows = [reads, order, updatedAt("2026-03-09T10:00:00Z")];

  test("is shown with its day", () => {
    const later = shipped("2026-03-10T10:00:00Z");
    expect(lintOrder(datedStates, shows, later)).toMatch(
      /SO-1 is shown as it was on 2026-03-09[\s\S]*SHP-1 has changed it later/,
    );
    const said = edit(
      "example",
      "summary: An open order",
      "summary: An open order\ndescription: As of 2026-03-09.",
    );
    expect(lintOrder(datedStates, [...shows, said], later)).toBe("");
  });

  test("is dated too if the demo company has it at another moment", () => {
    const other = [reads, order, updatedAt("2026-03-11T10:00:00Z")];
    expect(lintOrder(datedStates, other)).toMatch(/SO-1 is shown as it was on 2026-03-11/);
  });

  test("is as good as another after the change, and in the answer to a call", () => {
    expect(lintOrder(datedStates, shows, shipped("2026-03-08T10:00:00Z"))).toBe("");
    expect(lintOrder(datedStates, shows.slice(1), shipped("2026-03-10T10:00:00Z"))).toBe("");
  });
});

describe("a line that is read on its own", () => {
  const line = (status: string) =>
    edit(
      "demo/orders.yaml",
      "documentNumber: SO-1",
      `documentNumber: SO-1\n  lineNumber: 1\n  status: ${status}`,
    );

  test("is as in the demo company, or has its day", () => {
    expect(lintOrder(datedStates, [reads, line("open")])).toBe("");
    expect(lintOrder(datedStates, [reads, line("shipped")])).toMatch(
      /status of ord_7k2m9x4q8d differs from the demo company/,
    );
    const dated = edit("example", "value:", "description: As of 2026-03-10.\nvalue:");
    expect(lintOrder(datedStates, [reads, line("shipped"), dated])).toBe("");
  });
});

test("quantities at a moment have their day", () => {
  const quantities = edit(
    "example",
    "  id: ord_7k2m9x4q8d",
    "  sku: BOX\n  updatedAt: '2026-03-09T10:00:00Z'",
  );
  expect(lintOrder(datedStates, [reads, quantities])).toMatch(/The quantities of BOX are those of/);
  const dated = edit("example", "value:", "description: As of 2026-03-10.\nvalue:");
  expect(lintOrder(datedStates, [reads, quantities, dated])).toBe("");
});

describe("an example that answers two changes", () => {
  const second = [
    edit(
      "openapi.yaml",
      "components:",
      "  /orders/{orderId}/open: { $ref: paths/order/open.yaml }\ncomponents:",
    ),
    updatedAt("2026-03-10T10:00:00Z"),
  ];
  const add = {
    "paths/order/open.yaml": `
post:
  operationId: open-order
  responses:
    '200':
      content:
        application/json:
          examples:
            open: { $ref: ../../components/examples/order/OrderOpen.yaml }
`,
  };

  test("is the last change of one only", () => {
    expect(lintOrder(answeredOnce, second, { add })).toMatch(
      /open-order and issue-order respond with one example/,
    );
  });

  test("may show a step that both make", () => {
    const both = edit(
      "status",
      "      operationId: issue-order",
      "      operationId: issue-order\n    - { from: draft, to: open, operationId: open-order }\n    - from: draft\n      to: open\n      operationId: issue-order",
    );
    expect(lintOrder(answeredOnce, [...second, both], { add })).toBe("");
  });
});

describe("an invoice in a read", () => {
  const shown = (open: string) =>
    edit(
      "example",
      "  status: open",
      `  status: open\n  invoices: [{ id: inv_7k2m9x4q8d, openAmount: { amount: '${open}' } }]`,
    );
  const add = {
    "demo/invoices.yaml": `
- id: inv_7k2m9x4q8d
  customerId: cus_7k2m9x4q8d
  amount: { amount: '20.00' }
`,
    "demo/payments.yaml": `
- id: pay_7k2m9x4q8d
  allocations: [{ invoiceId: inv_7k2m9x4q8d, amount: { amount: '15.00' } }]
`,
  };

  test("has open what the demo company has left", () => {
    expect(lintOrder(openInvoices, [reads, shown("5.00")], { add })).toBe("");
    expect(lintOrder(openInvoices, [reads, shown("20.00")], { add })).toMatch(
      /has 20.00 open, and 5.00 by the demo company/,
    );
  });

  test("is part of what its customer owes", () => {
    const owes = (amount: string) =>
      edit(
        "example",
        "  id: ord_7k2m9x4q8d",
        `  id: cus_7k2m9x4q8d\n  balance: { openInvoices: { amount: '${amount}' } }`,
      );
    expect(lintOrder(openInvoices, [reads, owes("5.00")], { add })).toBe("");
    expect(lintOrder(openInvoices, [reads, owes("0.00")], { add })).toMatch(
      /has 0.00 open, and 5.00 by the demo company/,
    );
  });

  test("or its example has a day", () => {
    const dated = edit("example", "value:", "description: As of 2026-03-10.\nvalue:");
    expect(lintOrder(openInvoices, [reads, shown("20.00"), dated], { add })).toBe("");
  });
});

test("an entry is posted while its document is made or changed", () => {
  const entry = (createdAt: string) => ({
    add: {
      "demo/shipments.yaml": `
- id: shp_7k2m9x4q8d
  createdAt: '2026-03-10T10:00:00Z'
  updatedAt: '2026-03-12T10:00:00Z'
`,
      "demo/journal-entries.yaml": `
- id: jen_7k2m9x4q8d
  documentNumber: JE-1
  origin: document
  source: { id: shp_7k2m9x4q8d }
  createdAt: '${createdAt}'
`,
    },
  });
  expect(lintOrder(entryMoments, [], entry("2026-03-11T10:00:00Z"))).toBe("");
  expect(lintOrder(entryMoments, [], entry("2026-03-09T10:00:00Z"))).toMatch(/JE-1 was posted at/);
  expect(lintOrder(entryMoments, [], entry("2026-03-13T10:00:00Z"))).toMatch(/JE-1 was posted at/);
});

test("a day after the last change says that it changes nothing", () => {
  const day = edit("example", "  status: open", "  status: open\n  lastReadOn: '2026-03-12'");
  const field = (text: string) =>
    edit(
      "order",
      "properties:",
      `properties:\n  lastReadOn: { type: string, readOnly: true, description: ${text} }`,
    );
  const changed = [reads, updatedAt("2026-03-10T10:00:00Z"), day];
  expect(lintOrder(quietDays, [...changed, field("When it was read last.")])).toMatch(
    /lastReadOn is 2026-03-12 in a record that was last changed on 2026-03-10/,
  );
  const said = field("When it was read last. It does not touch `updatedAt`.");
  expect(lintOrder(quietDays, [...changed, said])).toBe("");
});

describe("a refusal because of a status", () => {
  const demo = edit(
    "demo/orders.yaml",
    "documentNumber: SO-1",
    "documentNumber: SO-1\n  status: open",
  );
  const told = (detail: string) =>
    edit(
      "components/examples/order/ProblemNotDraft.yaml",
      "  code: not-draft",
      `  code: not-draft\n  detail: ${detail}`,
    );
  const dated = edit(
    "components/examples/order/ProblemNotDraft.yaml",
    "value:",
    "description: As of 2026-03-09.\nvalue:",
  );

  test("has the status of the demo company, or a day", () => {
    expect(lintOrder(refusedStates, [demo, told("SO-1 is open.")])).toBe("");
    const other = [demo, told("SO-1 (ord_7k2m9x4q8d) is draft.")];
    expect(lintOrder(refusedStates, other)).toMatch(
      /SO-1 is refused because it is draft[\s\S]*has it open/,
    );
    expect(lintOrder(refusedStates, [...other, dated])).toBe("");
  });

  test("has the reconciliation of the demo company, or a day", () => {
    const reconciled = edit(
      "demo/orders.yaml",
      "documentNumber: SO-1",
      "documentNumber: SO-1\n  reconciledOn: '2026-03-31'",
    );
    const refused = told("SO-1 was matched with the statement of 2026-03-31.");
    expect(lintOrder(refusedStates, [reconciled, refused])).toBe("");
    expect(lintOrder(refusedStates, [refused])).toMatch(
      /SO-1 is refused because of the statement of 2026-03-31/,
    );
    expect(lintOrder(refusedStates, [refused, dated])).toBe("");
  });

  test("has the status of the demo company in the words of a text, or a case", () => {
    const machine = edit(
      "components/schemas/order/OrderStatus.yaml",
      "    draft: { description",
      "    on_hold: { description: Waits. }\n    draft: { description",
    );
    const held = [machine, demo, told("SO-1 is on hold.")];
    expect(lintOrder(refusedStates, held)).toMatch(/SO-1 is refused because it is on_hold/);
    const supposed = edit(
      "components/examples/order/ProblemNotDraft.yaml",
      "value:",
      "description: If SO-1 were on hold.\nvalue:",
    );
    expect(lintOrder(refusedStates, [...held, supposed])).toBe("");
  });

  test("names a record that is merged in the demo company, or a day", () => {
    const detail = "SO-1 was merged into SO-2.\n  instance: /v2/orders/ord_7k2m9x4q8d";
    expect(lintOrder(refusedStates, [demo, told(detail)])).toMatch(
      /ord_7k2m9x4q8d is refused because it was merged[\s\S]*has it open/,
    );
    expect(lintOrder(refusedStates, [demo, told(detail), dated])).toBe("");
  });

  test("may tell the status of a line, and other words", () => {
    expect(lintOrder(refusedStates, [demo, told("Line 1 of SO-1 is draft.")])).toBe("");
    expect(lintOrder(refusedStates, [demo, told("SO-1 is late.")])).toBe("");
  });
});

describe("who has a record", () => {
  const customer = (file: string, id: string) =>
    edit(file, "documentNumber: SO-1", `documentNumber: SO-1\n  customerId: ${id}`);

  test("stays the same, unless nobody has had it", () => {
    const demo = customer("demo/orders.yaml", "cus_1");
    const shows = (id: string) => [reads, demo, customer("example", id)];
    expect(lintOrder(demoStates, shows("cus_2"))).toMatch(/customerId of ord_7k2m9x4q8d differs/);
    expect(lintOrder(demoStates, shows("null"))).toBe("");
  });
});

describe("what a read leaves out", () => {
  const without = edit("example", "  orderDate: '2026-03-09'\n", "");

  test("a field is shown, or its description says when it is absent", () => {
    expect(lintOrder(wholeExamples, [reads])).toBe("");
    expect(lintOrder(wholeExamples, [reads, without])).toMatch(/leaves out orderDate/);
    const said = edit("order", "customer ordered.", "customer ordered. Absent for drafts.");
    expect(lintOrder(wholeExamples, [reads, without, said])).toBe("");
  });

  test("the rows of a list are records, too", () => {
    const list = edit(
      "order",
      "properties:",
      `properties:
  data: { description: The orders., type: array, items: { $ref: OrderRow.yaml } }`,
    );
    const add = {
      "components/schemas/order/OrderRow.yaml":
        "properties:\n  id: { type: string }\n  note: { type: string, description: For the dock. }\n",
    };
    const rows = (row: string) => edit("example", "value:", `value:\n  data: [${row}]`);
    expect(lintOrder(wholeExamples, [reads, list, rows("{ id: a }")], { add })).toMatch(
      /leaves out note/,
    );
    expect(lintOrder(wholeExamples, [reads, list, rows("{ id: a, note: b }")], { add })).toBe("");
  });
});

describe("what a request leaves out and its answer has", () => {
  const writes = (description: string) =>
    edit(
      "components/schemas/order/IssueRequest.yaml",
      "properties:",
      `properties:\n  documentNumber: { description: ${description}, type: string }`,
    );

  test("its description says where the value comes from", () => {
    const found = lintOrder(filledFields, [creates, writes("As it is printed.")]);
    expect(found).toMatch(/A response has documentNumber, which its request has not/);
    const said = writes("As it is printed. The default is the next of the series.");
    expect(lintOrder(filledFields, [creates, said])).toBe("");
  });

  test("or the request sends it", () => {
    const sent = edit("path", "{ sendMail: false }", "{ sendMail: false, documentNumber: SO-1 }");
    expect(lintOrder(filledFields, [creates, writes("As it is printed."), sent])).toBe("");
  });
});

test("an example that a comma has cut is told", () => {
  const examples = (text: string) => [edit("order", "examples: [SO-1]", `examples: [${text}]`)];
  expect(lintOrder(unquotedCommas, examples("Two boxes dented, contents fine."))).toMatch(
    /cut at a comma/,
  );
  expect(lintOrder(unquotedCommas, examples("Oregon, Idaho and British Columbia"))).toMatch(
    /cut at a comma/,
  );
  expect(lintOrder(unquotedCommas, examples("'97402', 'V1L 4C6'"))).toBe("");
});

describe("the record that an answer shows", () => {
  const onRecord = edit("openapi.yaml", "/orders/{orderId}/issue:", "/orders/{orderId}:");
  const other = edit("example", "id: ord_7k2m9x4q8d", "id: ord_3h8p5w2z6t");

  test("is the one that the path names", () => {
    expect(lintOrder(shownRecords, [onRecord])).toBe("");
    expect(lintOrder(shownRecords, [onRecord, other])).toMatch(
      /issue-order asks for ord_7k2m9x4q8d, and its response shows ord_3h8p5w2z6t/,
    );
  });

  test("may be another one where the path goes on after the id", () => {
    expect(lintOrder(shownRecords, [other])).toBe("");
  });
});
