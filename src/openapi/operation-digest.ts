import { createHash, type Hash } from "node:crypto";
import type { ApiOperation } from "./describe-operation";

const digests = new WeakMap<ApiOperation, string>();

/** Parts of this depth are hashed one by one: long strings take V8 four times as long as the same in short ones. */
const partDepth = 2;

function addTo(hash: Hash, value: unknown, depth: number): void {
  if (depth === 0 || typeof value !== "object" || value === null)
    hash.update(`${JSON.stringify(value)}\n`);
  else
    for (const [key, part] of Object.entries(value)) {
      hash.update(`${depth} ${JSON.stringify(key)} `);
      addTo(hash, part, depth - 1);
    }
}

/** Digest of everything that an operation says. Its node and its page ask for it after each save in develop. */
export function operationDigest(operation: ApiOperation): string {
  const known = digests.get(operation);
  if (known) return known;
  const hash = createHash("sha256");
  addTo(hash, operation, partDepth);
  const digest = hash.digest("hex");
  digests.set(operation, digest);
  return digest;
}
