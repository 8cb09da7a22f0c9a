import { today } from "../days";
import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { money, sumIn } from "../../decimals";
import { isClosedAccount, numbered, refuseAccount } from "./account-types";
import { homeCurrency, reverse, unpost, valuedEntry } from "./ledger";
import { changesOf, onBoth, mayRefuse, refuseCall, type Call, type Rules } from "../rule";

const root = "/journal-entries";

/** Refuses entries whose sides differ. */
function checkBalance(call: Call): void {
  if (!Array.isArray(call.body.lines)) return;
  for (const { after: entry } of changesOf(call, root)) {
    const lines = objectsAt(entry, "lines");
    const [debit, credit] = [sumIn(lines, "debit"), sumIn(lines, "credit")];
    if (debit === credit && debit > 0n) continue;
    const shown = [debit, credit].map((number) => String(money(number, entry.currency).amount));
    refuseCall(
      call,
      "journal-entry-unbalanced",
      `Debits are ${shown[0]}, and credits are ${shown[1]}.`,
      [{ pointer: "/lines", rule: "range", message: "Debits and credits must be equal." }],
    );
  }
}

const typed = { origin: "manual", source: null, reversesId: null, reversedById: null };

/** Says what typed lines are worth in the books. */
function valued(call: Call): void {
  for (const { before, after: entry } of changesOf(call, root))
    call.world.store.put(root, valuedEntry({ ...entry, ...(before ? {} : typed) }));
}

/** Corrects the reversal of an entry that has changed, or posts it if its day has come; without a day there is none. */
function reverseAgain(call: Call): void {
  const { before, world } = call;
  const earlier = world.store.get(root, String(before?.reversedById));
  const entry = world.store.get(root, String(before?.id));
  if (!entry) return;
  if (earlier) world.store.put(root, { ...entry, reversedById: null });
  const day = textAt(entry, "reversalDate");
  if (day && day <= today(world)) reverse(call, entry.id, day, earlier);
  else if (earlier) unpost(call, earlier.id);
}

/** Refuses accounts that take no manual postings: headers, inactive ones, those of inventory, and those in another foreign currency. */
function checkAccounts(call: Call): void {
  const currencies = [call.before?.currency ?? call.body.currency ?? homeCurrency, homeCurrency];
  const { store } = call.world;
  for (const [index, line] of objectsAt(call.body, "lines").entries()) {
    const account = store.find(line.accountId)?.record;
    if (!account || !mayRefuse(call, "account-not-postable")) continue;
    const isOwn = call.request.operation.path.startsWith(root);
    if (
      isClosedAccount(account) ||
      (isOwn && account.type === "inventory") ||
      (isOwn && account.currency && !currencies.includes(account.currency))
    )
      refuseAccount(
        call,
        `/lines/${index}/accountId`,
        "The account does not allow manual postings.",
        `${numbered(account)} does not allow manual postings.`,
      );
  }
}

function checkOwned(call: Call): void {
  const { before } = call;
  if (before && before.origin !== "manual")
    refuseCall(
      call,
      "journal-entry-source-owned",
      `${String(before.documentNumber)} was posted by ${String((before.source as JsonObject | null)?.documentNumber ?? "the system")}.`,
    );
  if (objectsAt(before, "lines").some(({ reconciledOn }) => reconciledOn))
    refuseCall(call, "posting-reconciled", "A line of the entry has been reconciled.");
}

/** Posts the opposite of an entry whose day of reversal has come. */
function reverseDue(call: Call): void {
  for (const { after: entry } of changesOf(call, root)) {
    const day = textAt(entry, "reversalDate");
    if (day && entry.origin === "manual" && day <= today(call.world)) reverse(call, entry.id, day);
  }
}

/** Manual entries. */
export const accountingRules: Rules = {
  "create-journal-entry": {
    refuses: ["journal-entry-unbalanced", "account-not-postable"],
    before: checkAccounts,
    after: (call) => {
      checkBalance(call);
      valued(call);
      reverseDue(call);
    },
  },
  "update-journal-entry": {
    refuses: [
      "journal-entry-unbalanced",
      "account-not-postable",
      "journal-entry-source-owned",
      "posting-reconciled",
    ],
    before: (call) => {
      checkOwned(call);
      checkAccounts(call);
    },
    after: (call) => {
      checkBalance(call);
      valued(call);
      reverseAgain(call);
    },
  },
  "delete-journal-entry": {
    refuses: ["journal-entry-source-owned", "posting-reconciled"],
    before: checkOwned,
    after: (call) => unpost(call, call.before?.reversedById),
  },
  ...onBoth("expense", {
    refuses: ["account-not-postable"],
    before: checkAccounts,
  }),
};
