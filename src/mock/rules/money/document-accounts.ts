import { objectAt, objectsAt } from "../../../openapi/json";
import { mentions } from "../../store";
import { found, whole } from "../checks/field-checks";
import { onBoth, type Call, type Rule, type Rules } from "../rule";
import { isClosedAccount, numbered, refuseAccount } from "./account-types";

/** Where a document names an account, and which one. */
type Named = readonly [pointer: string, accountId: unknown];

const at =
  (...path: readonly [string] | readonly [string, string]) =>
  ({ body }: Call): Named[] => {
    const [first, second] = path;
    return [[`/${path.join("/")}`, second ? objectAt(body, first)[second] : body[first]]];
  };

const inRows =
  (name: string) =>
  ({ body }: Call): Named[] =>
    objectsAt(body, name).map(({ accountId }, index) => [`/${name}/${index}/accountId`, accountId]);

/** What a draft charges is looked at again when it is posted. */
const inPostedLines = (call: Call): Named[] =>
  call.before?.status === "draft" && call.body.status === "open"
    ? inRows("lines")({ ...call, body: whole(call) })
    : [];

type Takes = (type: string) => boolean;

const anyType: Takes = () => true;
/** Accounts that documents reach by their goods and parties, and that no line names. */
const ofLines: Takes = (type) => !["inventory", "receivable", "payable"].includes(type);

/** Among them the account of goods that a vendor takes back, until the vendor's credit. */
const differences = [
  ...["cost_of_goods_sold", "expense", "other_expense", "income", "other_income", "equity"],
  ...["other_current_asset", "other_current_liability", "long_term_liability"],
];

/** Refuses accounts that are headers, inactive, or of a type on which the document puts nothing; one that a record has already stays. */
const takes = (
  what: string,
  places: (call: Call) => Named[],
  fits = anyType,
  isKept: (call: Call, id: string) => boolean = ({ before }, id) => mentions(before, id),
): Rule => ({
  refuses: ["account-not-postable"],
  before(call) {
    for (const [pointer, id] of places(call)) {
      const account = found(call, id);
      if (!account || isKept(call, String(id))) continue;
      if (!isClosedAccount(account) && fits(String(account.type))) continue;
      refuseAccount(call, pointer, `${numbered(account)} does not accept ${what}.`);
    }
  },
});

/** The accounts that documents name. */
export const documentAccountRules: readonly Rules[] = [
  onBoth("bill", takes("bills", inRows("lines"), ofLines)),
  onBoth(
    "bill",
    takes("debts", at("payableAccountId"), (type) => type === "payable"),
  ),
  { "update-bill": takes("bills", inPostedLines, anyType, () => false) },
  onBoth("purchase-order", takes("orders", inRows("lines"), ofLines)),
  onBoth("credit-memo", takes("credits", inRows("lines"), ofLines)),
  { "create-refund": takes("refunds", inRows("lines"), ofLines) },
  onBoth("refund", takes("refunds", at("bankAccountId"))),
  onBoth("build", takes("costs of builds", inRows("additionalCosts"), ofLines)),
  onBoth(
    "inventory-adjustment",
    takes("inventory differences", at("adjustmentAccountId"), (type) => differences.includes(type)),
  ),
  onBoth("payment", takes("payments", at("accountId"))),
  onBoth("expense", takes("expenses", at("paidFromAccountId"))),
  onBoth("bank-deposit", takes("deposits", at("accountId"))),
  onBoth("bank-deposit", takes("cash", at("cashBack", "accountId"))),
  onBoth("billable-expense-charge", takes("charges", at("incomeAccountId"))),
];
