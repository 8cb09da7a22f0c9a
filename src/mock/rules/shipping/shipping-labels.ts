import { objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { nextNumber } from "../../series";
import type { World } from "../../world";
import { attachFiles, deleteFiles } from "./label-files";
import { quotedRate } from "./carrier-rates";
import { homeCurrency } from "../money/ledger";
import { trackingUrl } from "./parcels";
import { changeEach, changesOf, refuseCall, type Call, type Rules } from "../rule";

const root = "/shipments";

/** Milliseconds for which an unused label can be given back. */
const cancellable = 28 * 86_400_000;

/** Key of the numbers that labels have had: a carrier gives none twice, even if a label was given back. */
const numbersKey = "tracking-numbers";

/** The next number of a carrier: one more than the largest of other shipments and of earlier labels. */
function numberAfter({ id }: MockRecord, method: JsonObject | undefined, { store }: World): string {
  const carrierOf = ({ shipMethodId }: JsonObject) => store.find(shipMethodId)?.record.carrier;
  const own = store
    .list(root)
    .filter((other) => other.id !== id && carrierOf(other) === method?.carrier);
  const shown = own.flatMap((shipment) => [
    shipment.shippingLabel ?? {},
    ...objectsAt(shipment, "packages"),
  ]) as MockRecord[];
  const given = store.list(numbersKey).filter(({ carrier }) => carrier === method?.carrier);
  const known = nextNumber([...shown, ...given], "trackingNumber");
  return (
    known ??
    `${String(method?.carrier ?? "")
      .slice(0, 3)
      .toUpperCase()}1000000001`
  );
}

/** The number of the shipment and those of its packages, which is the same for a single one. */
function numbersFor(shipment: MockRecord, world: World): string[] {
  const method = world.store.find(shipment.shipMethodId)?.record;
  const numbers = [numberAfter(shipment, method, world)];
  const count = objectsAt(shipment, "packages").length;
  while (count > 1 && numbers.length <= count)
    numbers.push(nextNumber([{ number: numbers.at(-1) }], "number") ?? "");
  return numbers;
}

const country = (address: unknown) => objectAt({ address }, "address").country;

/** True for goods that go to another country than that of their location. */
function isExported(shipment: JsonObject, { store }: World): boolean {
  const from = country(store.find(shipment.locationId)?.record.address);
  return from !== undefined && country(shipment.shippingAddress) !== from;
}

/** A label: its price becomes the carrier cost, its numbers those of the packages. The customer charge stays. */
function bought(call: Call): void {
  const { world, body } = call;
  for (const { after: shipment } of changesOf(call, root)) {
    const quoted = quotedRate(shipment, {}, world);
    const before = objectAt(shipment, "shippingRate");
    const carrierCost = quoted.carrierCost ?? before.carrierCost ?? null;
    if (body.maxCost && numberIn(carrierCost) > numberIn(body.maxCost))
      refuseCall(
        call,
        "label-cost-exceeded",
        `The carrier asks for ${String(objectAt({ carrierCost }, "carrierCost").amount)}, more than maxCost.`,
      );
    const method = world.store.find(shipment.shipMethodId)?.record;
    const numbers = numbersFor(shipment, world);
    const packages = objectsAt(shipment, "packages").map((box, index) => {
      const trackingNumber = numbers[index + 1] ?? numbers[0];
      return { ...box, trackingNumber, trackingUrl: trackingUrl(method, trackingNumber) };
    });
    for (const trackingNumber of numbers)
      world.store.put(numbersKey, {
        id: trackingNumber,
        trackingNumber,
        carrier: method?.carrier ?? null,
      });
    attachFiles(shipment, body.format, isExported(shipment, world), world);
    world.store.put(root, {
      ...shipment,
      packages,
      shippingRate: {
        ...quoted,
        customerCharge: before.customerCharge ?? quoted.customerCharge,
        carrierCost,
      },
      shippingLabel: { ...objectAt(shipment, "shippingLabel"), trackingNumber: numbers[0] },
    });
  }
}

/** Takes the label's numbers from the packages, and deletes its files. */
const cancelled = (call: Call): void =>
  changeEach(call, root, (shipment) => {
    deleteFiles(shipment, call.world);
    const none = { trackingNumber: null, trackingUrl: null };
    const packages = objectsAt(shipment, "packages").map((box) => ({ ...box, ...none }));
    return { ...shipment, packages, shippingLabel: null };
  });

/** Where files of labels are: the server of the description's examples, which a new label begins as. */
function fileServer(label: JsonObject): string | undefined {
  const [first = {}] = objectsAt(label, "packages");
  return /^https?:\/\/[^/]+/.exec(textAt(first, "downloadUrl") ?? "")?.[0];
}

/** What a label of a shipment says: cost, files by the number of the shipment, and papers for customs. */
function shown(label: JsonObject, { world, before }: Call): JsonObject {
  const { store } = world;
  const isActive = label.status === "active";
  const shipment = isActive ? store.find(label.shipmentId)?.record : before;
  if (!shipment) return {};
  const number = String(shipment.documentNumber);
  const ending = /^[a-z]+/.exec(String(label.format))?.[0] ?? "pdf";
  const isExport = isExported(shipment, world);
  const { carrierCost } = objectAt(shipment, "shippingRate");
  const cost = carrierCost ?? money(0n, homeCurrency);
  const server = isActive ? fileServer(label) : undefined;
  const file = (name: string) => (server ? `${server}/${name}` : null);
  const until = new Date(Date.parse(String(label.createdAt)) + cancellable).toISOString();
  return {
    trackingNumber: objectAt(shipment, "shippingLabel").trackingNumber,
    cost,
    packages: objectsAt(shipment, "packages").map(({ packageNumber, trackingNumber }) => ({
      packageNumber,
      trackingNumber,
      downloadUrl: file(`l/${number}-${String(packageNumber)}.${ending}`),
    })),
    customsFormUrl: isExport ? file(`c/${number}.pdf`) : null,
    cancellableUntil: isActive ? until.replace(".000Z", "Z") : null,
    refund: isActive ? null : cost,
  };
}

/** Labels of carriers. */
export const shippingLabelRules: Rules = {
  "create-shipping-label": {
    refuses: ["label-cost-exceeded"],
    fills: () => ({ format: "pdf_4x6" }),
    after: bought,
    shows: shown,
  },
  "cancel-shipping-label": { after: cancelled, shows: shown },
};
