import { exchangeRates } from "../../../../src/openapi/lint/rules/exchange-rates";
import { itemCosts } from "../../../../src/openapi/lint/rules/item-costs";
import { ledgerSums } from "../../../../src/openapi/lint/rules/ledger-sums";
import { risingNumbers } from "../../../../src/openapi/lint/rules/rising-numbers";
import { edit, lintOrder } from "./lint-order";

const shown = (text: string) => edit("example", "  status: open", `  status: open\n  ${text}`);

describe("the exchange rate of a document", () => {
  const rates =
    "- { currency: CAD, date: '2026-03-01', rate: '1.36' }\n- { currency: CAD, date: '2026-03-10', rate: '1.37' }\n";
  const said = (rate: string, demo = "") =>
    lintOrder(
      exchangeRates,
      [shown(`currency: CAD\n  exchangeRate: '${rate}'\n  invoiceId: inv_1`)],
      {
        add: { "demo/rates.yaml": rates, "demo/invoices.yaml": demo },
      },
    );

  test("is the one stored for its day", () => {
    expect(said("1.36")).toBe("");
    expect(said("1.37")).toMatch(/SO-1 does not have the rate of its day/);
  });

  test("or that of a document it names", () => {
    expect(said("1.4", "- { id: inv_1, exchangeRate: '1.4' }")).toBe("");
    expect(said("1.4", "- { id: inv_2, exchangeRate: '1.4' }")).toMatch(/rate of its day/);
  });
});

test("what an item costs in an example, it costs in the demo company", () => {
  const said = (cost: string) =>
    lintOrder(itemCosts, [shown(`lines: [{ itemId: itm_1, unitCost: { amount: '${cost}' } }]`)], {
      add: { "demo/stock.yaml": "- { itemId: itm_1, unitCost: { amount: '5.4000' } }" },
    });
  expect(said("5.40")).toBe("");
  expect(said("5.41")).toMatch(/a cost that itm_1 has nowhere in the demo company/);
});

test("what a record has spent and earned is what the ledger has posted with it", () => {
  const said = (spent: string, earned: string) =>
    lintOrder(ledgerSums, [], {
      add: {
        "demo/accounts.yaml": "- { id: acc_1, type: expense }\n- { id: acc_2, type: income }\n",
        "demo/entries.yaml": `- lines:
  - { accountId: acc_1, debit: { amount: '7.00' }, credit: null, projectId: prj_1 }
  - { accountId: acc_1, debit: null, credit: { amount: '2.00' }, projectId: prj_1 }
  - { accountId: acc_2, debit: null, credit: { amount: '5.50' }, homeCredit: { amount: '4.00' }, projectId: prj_1 }
  - { accountId: acc_1, debit: { amount: '1.00' }, credit: null, projectId: prj_2 }
`,
        "demo/projects.yaml": `- { id: prj_1, spent: { amount: '${spent}' }, earned: { amount: '${earned}' } }`,
      },
    });
  expect(said("5.00", "4.00")).toBe("");
  expect(said("5.00", "5.50")).toMatch(/The earned of prj_1 is not what the ledger says/);
  expect(said("7.00", "4.00")).toMatch(/The spent of prj_1 is not what the ledger says/);
});

test("documents are numbered in the order in which they were made", () => {
  const said = (time: string) =>
    lintOrder(risingNumbers, [], {
      add: {
        "demo/entries.yaml": `
- { documentNumber: JE-10, createdAt: '${time}' }
- { documentNumber: JE-9, createdAt: '2026-03-10T10:00:00Z' }
- { documentNumber: JE-11 }
`,
      },
    });
  expect(said("2026-03-10T10:00:00Z")).toBe("");
  expect(said("2026-03-10T09:59:59Z")).toMatch(/JE-10 is older than JE-9/);
});
