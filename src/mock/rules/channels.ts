import { objectAt } from "../../openapi/json";
import type { Call } from "./rule";

/** The channel that external ids name. */
export function channelOf({ body, world }: Call): unknown {
  const codes = Object.keys(objectAt(body, "externalIds"));
  return world.store
    .list("/external-channels")
    .find(({ code, status }) => codes.includes(String(code)) && status === "active")?.id;
}
