import type { CheckedRequest } from "./check-request";
import { prefixOf } from "../openapi/record-ids";
import { idsAt } from "./ids-in";
import { label } from "./record-label";
import type { MockRecord, ProblemDetail } from "./model";
import { refuseBody } from "./problems";
import type { FoundRecord } from "./store";
import type { World } from "./world";

/** The records that a request is about: those in its path, and those that the body names beside its lists. */
function recordsAbout({ path, body }: CheckedRequest, world: World): FoundRecord[] {
  const beside = idsAt(body).filter(({ pointer }) => pointer.lastIndexOf("/") === 0);
  return [...Object.values(path), ...beside.map(({ id }) => id)].flatMap((id) => {
    const found = world.store.find(id);
    return found && found.holder === found.record ? [found] : [];
  });
}

/** The record that a line belongs to, if the request is about others of its kind. */
function ownerElsewhere(found: FoundRecord, about: readonly FoundRecord[]): MockRecord | undefined {
  if (found.holder === found.record) return undefined;
  const alike = about.filter(({ collection }) => collection === found.collection);
  const isOwn = alike.some(({ record }) => record.id === found.record.id);
  return alike.length && !isOwn ? found.record : undefined;
}

/** 422 if a body names a record or a line that does not exist, or a line of another record than the request is about. */
export function checkReferences(request: CheckedRequest, world: World): void {
  const { operation, body } = request;
  const ids = idsAt(body);
  if (!ids.length) return;
  const prefixes = world.idPrefixes();
  const about = recordsAbout(request, world);
  const faultOf = (id: string): string | undefined => {
    if (!prefixes.has(prefixOf(id) ?? "")) return undefined;
    const found = world.store.find(id);
    if (!found) return "which does not exist in this company";
    const owner = ownerElsewhere(found, about);
    return owner && `which belongs to ${label(owner)}`;
  };
  const details = ids.flatMap(({ id, name, pointer }): ProblemDetail[] => {
    const fault = faultOf(id);
    return fault ? [{ pointer, rule: "reference", message: `${name} names ${id}, ${fault}.` }] : [];
  });
  if (!details.length) return;
  const messages = details.map(({ message }) => message).join(" ");
  refuseBody(operation, messages, details);
}
