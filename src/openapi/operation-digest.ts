import { contentHash } from "../config/addresses/hashed-names";
import type { ApiOperation } from "./describe-operation";

const digests = new WeakMap<ApiOperation, string>();

/** Digest of everything that an operation says. Its node and its page ask for it after each save in develop. */
export function operationDigest(operation: ApiOperation): string {
  const digest = digests.get(operation) ?? contentHash(JSON.stringify(operation));
  digests.set(operation, digest);
  return digest;
}
