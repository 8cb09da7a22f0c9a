import { objectAt, textAt, type JsonObject } from "../../../openapi/json";
import { checkedBy, found, type Check } from "../checks/field-checks";
import { onBoth, refuseAt, type Call, type ValueMistake, type Rules } from "../rule";

/** True for an account on which nothing is posted: a header, or one that is inactive. */
export const isClosedAccount = ({ isHeader, status }: JsonObject): boolean =>
  isHeader === true || status === "inactive";

/** An account as people call it: by its number and its name. */
export const numbered = ({ number, name }: JsonObject): string =>
  `${String(number)} ${String(name)}`;

/** Refuses an account on which nothing of this kind is posted. */
export const refuseAccount = (
  call: Call,
  pointer: string,
  message: string,
  detail?: string,
): never => refuseAt(call, "account-not-postable", pointer, message, detail);

const income = ["income", "other_income"];
const cost = ["cost_of_goods_sold", "expense", "other_expense"];
const asset = ["bank", "other_current_asset", "inventory", "fixed_asset"];
const liability = ["other_current_liability", "long_term_liability"];

/** Refuses headers, and accounts of other types than a field is for; the fields are in the body or in an object of it. */
const fits =
  (types: Readonly<Record<string, readonly string[]>>, inside?: string): Check =>
  (call) => {
    const at = inside ? `/${inside}` : "";
    const values = inside ? objectAt(call.body, inside) : call.body;
    return Object.entries(types).flatMap(([field, allowed]): ValueMistake[] => {
      const account = found(call, textAt(values, field));
      if (!account || (allowed.includes(String(account.type)) && account.isHeader !== true))
        return [];
      const why =
        account.isHeader === true ? "is a header" : `has the type ${String(account.type)}`;
      return [[`${at}/${field}`, `${String(account.number)} ${why}.`, "reference"]];
    });
  };

const ofItems = {
  revenueAccountId: income,
  inventoryAccountId: asset,
  cogsAccountId: cost,
  expenseAccountId: [...cost, ...asset],
  varianceAccountId: cost,
};

const ofLocations = { adjustmentAccountId: [...cost, ...income], inTransitAccountId: asset };

const ofWork = {
  laborAppliedAccountId: [...cost, ...liability],
  overheadAppliedAccountId: [...cost, ...liability],
};

const ofAgencies = { payableAccountId: liability, recoverableAccountId: ["other_current_asset"] };

const ofMethods = {
  receiptAccountId: ["bank", "other_current_asset"],
  disbursementAccountId: ["bank", "credit_card", "other_current_asset"],
};

/** Master data that names accounts takes those of the types that it is for. */
export const accountTypeRules: Rules = {
  ...onBoth("item", checkedBy([fits(ofItems)])),
  ...onBoth("item-category", checkedBy([fits(ofItems)])),
  ...onBoth("item-template", checkedBy([fits(ofItems, "defaults")])),
  ...onBoth("customer", checkedBy([fits({ receivableAccountId: ["receivable"] })])),
  ...onBoth("vendor", checkedBy([fits({ payableAccountId: ["payable"] })])),
  ...onBoth("work-center", checkedBy([fits(ofWork)])),
  ...onBoth("location", checkedBy([fits(ofLocations)])),
  ...onBoth("tax-agency", checkedBy([fits(ofAgencies)])),
  ...onBoth("payment-method", checkedBy([fits({ accountId: cost }, "fee"), fits(ofMethods)])),
};
