import { objectsAt, type JsonObject } from "../../../openapi/json";
import { makeRecord } from "../../create-record";
import type { MockRecord } from "../../model";
import type { World } from "../../world";

const attachments = "/attachments";
const descriptions = new Set<unknown>(["Shipping label", "Customs documents"]);

/** Attaches the files of a label to its shipment, from where they are printed again. */
export function attachFiles(
  shipment: MockRecord,
  format: unknown,
  isExport: boolean,
  world: World,
): void {
  const collection = world.collection(attachments);
  if (!collection) return;
  const number = String(shipment.documentNumber);
  const isText = String(format).startsWith("zpl");
  const attach = (name: string, description: string, contentType: string) => {
    const given = { ownerType: "shipment", ownerId: shipment.id, fileName: name, contentType };
    const file = makeRecord(collection, { ...given, description }, world, world.time());
    world.store.put(attachments, file);
  };
  for (const { packageNumber } of objectsAt(shipment, "packages"))
    attach(
      `${number}-${String(packageNumber)}.${isText ? "zpl" : "pdf"}`,
      "Shipping label",
      isText ? "text/plain" : "application/pdf",
    );
  if (isExport) attach(`${number}-customs.pdf`, "Customs documents", "application/pdf");
}

/** Deletes the files of a label that was given back. */
export function deleteFiles({ id }: JsonObject, { store, time }: World): void {
  for (const file of store.list(attachments))
    if (file.ownerId === id && descriptions.has(file.description))
      store.remove(attachments, String(file.id), time());
}
