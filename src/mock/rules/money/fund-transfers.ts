import { label } from "../../record-label";
import {
  isObject,
  objectAt,
  textAt,
  textsAt,
  without,
  type JsonObject,
} from "../../../openapi/json";
import { divided, money, numberIn, plainText, round } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { today } from "../days";
import { isClosedAccount, numbered, refuseAccount } from "./account-types";
import { refuseWithoutRate } from "./document-rates";
import { accountFor, homeCurrency, post, unpost, type Side } from "./ledger";
import { converted } from "./rates";
import { changesOf, onBoth, type Call, type Rules } from "../rule";

const root = "/transfer-funds";

/** The types of accounts between which money is moved. */
const types = new Set([
  "bank",
  "credit_card",
  "other_current_asset",
  "other_current_liability",
  "long_term_liability",
  "equity",
]);

function checkAccounts(call: Call): void {
  for (const name of ["fromAccountId", "toAccountId"]) {
    const account = call.world.store.find(call.body[name])?.record;
    if (account && (isClosedAccount(account) || !types.has(String(account.type))))
      refuseAccount(call, `/${name}`, `${numbered(account)} cannot be used in transfers.`);
  }
}

const isAbroad = (transfer: JsonObject) =>
  ["amount", "receivedAmount"].some((name) => objectAt(transfer, name).currency !== homeCurrency);

/** What the two amounts say: the rate of the bank, and what it gave more or less than the stored rate of the day. */
function compared(transfer: MockRecord, world: World): JsonObject {
  const [sent, arrived] = [objectAt(transfer, "amount"), objectAt(transfer, "receivedAmount")];
  const amounts = [numberIn(sent), numberIn(arrived)] as const;
  const [of, by] = sent.currency === homeCurrency ? [amounts[1], amounts[0]] : amounts;
  const isSame = sent.currency === arrived.currency;
  const gain = worth(arrived, transfer, world) - worth(sent, transfer, world);
  return {
    exchangeRate: isSame ? null : plainText(round(divided(of, by), 6)),
    ...(isAbroad(transfer) && { exchangeDifference: money(gain, homeCurrency) }),
  };
}

/** An amount in the books, at the stored rate of the day of sending, in cents. */
const worth = (amount: JsonObject, { transferDate }: JsonObject, world: World): bigint =>
  numberIn(money(converted(amount, homeCurrency, String(transferDate), world) ?? 0n, homeCurrency));

const arrivesLater = ({ transferDate, arrivalDate }: JsonObject): boolean =>
  typeof arrivalDate === "string" && arrivalDate > String(transferDate);

/** Posts a transfer, in place of the entries that it had: one, or one for each of its days. */
function posted(call: Call, transfer: MockRecord, replaced: readonly string[]): string[] {
  const { world } = call;
  const fee = objectAt(transfer, "fee");
  const [sent, arrived, cost] = [transfer.amount, transfer.receivedAmount, fee.amount].map((one) =>
    isObject(one) ? worth(one, transfer, world) : 0n,
  ) as [bigint, bigint, bigint];
  const isLater = arrivesLater(transfer);
  const transit = world.store.list("/accounts").find(({ role }) => role === "money_in_transit")?.id;
  const entry = (on: unknown, sides: readonly Side[], at: number) =>
    post(call, {
      type: "transfer_funds",
      document: transfer,
      on,
      memo: textAt(transfer, "memo") ?? `Transfer ${label(transfer)}`,
      sides,
      replaces: replaced[at],
    });
  const leaving: Side[] = [
    { account: isLater ? transit : transfer.toAccountId, amount: arrived },
    { account: fee.accountId, amount: cost },
    { account: accountFor("exchange", world), amount: sent - arrived },
    { account: transfer.fromAccountId, amount: -sent - cost },
  ];
  const arriving: Side[] = [
    { account: transfer.toAccountId, amount: arrived },
    { account: transit, amount: -arrived },
  ];
  if (!isLater && replaced[1]) unpost(call, replaced[1]);
  return [
    entry(transfer.transferDate, leaving, 0),
    isLater ? entry(transfer.arrivalDate, arriving, 1) : null,
  ].filter((id) => id !== null);
}

/** Refuses amounts in a currency without a rate on the day of sending. */
function checkRates(call: Call, transfer: JsonObject): void {
  const day = String(transfer.transferDate);
  for (const name of ["amount", "receivedAmount"]) {
    const amount = objectAt(transfer, name);
    if (converted(amount, homeCurrency, day, call.world) === undefined)
      refuseWithoutRate(call, amount.currency, day);
  }
}

/** What the entries of a transfer follow from. */
const signature = (transfer: JsonObject | undefined) =>
  JSON.stringify(
    ["transferDate", "arrivalDate", "fromAccountId", "toAccountId", "amount", "receivedAmount"]
      .concat("fee", "classReferenceId", "departmentId", "projectCodeId", "locationId", "memo")
      .map((name) => transfer?.[name] ?? null),
  );

/** Completes transfers and posts them; one that has changed is posted again. */
function transferred(call: Call): void {
  const { body, world } = call;
  for (const { before, after } of changesOf(call, root)) {
    const [from, to] = [after.fromAccountId, after.toAccountId].map(
      (id) => world.store.find(id)?.record.currency,
    );
    const isFollowing = from === to || !isObject(after.receivedAmount);
    const receivedAmount =
      isFollowing && !body.receivedAmount ? after.amount : after.receivedAmount;
    const transfer: MockRecord = { ...after, receivedAmount };
    checkRates(call, transfer);
    const now = today(world);
    const inTransit =
      arrivesLater(transfer) &&
      String(transfer.transferDate) <= now &&
      now < String(transfer.arrivalDate);
    const isSame = before && signature(before) === signature(transfer);
    world.store.put(root, {
      ...without(transfer, "exchangeDifference"),
      id: transfer.id,
      ...compared(transfer, world),
      inTransit,
      ...(!isSame && {
        journalEntryIds: posted(call, transfer, before ? textsAt(before, "journalEntryIds") : []),
      }),
    });
  }
}

/** Money between accounts of the company. */
export const fundTransferRules: Rules = {
  ...onBoth("transfer-funds", {
    refuses: ["account-not-postable", "exchange-rate-missing"],
    before: checkAccounts,
    after: transferred,
  }),
  "delete-transfer-funds": {
    after: (call) => {
      for (const id of textsAt(call.before, "journalEntryIds")) unpost(call, id);
    },
  },
};
