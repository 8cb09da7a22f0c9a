import type { TrustedPolicy } from "./browser/trusted-policy";

declare global {
  /** The policy of Trusted Types, put here by src/toolchain/trusted-types.ts; only the scripts of built pages have it. */
  const SITE_TRUSTED_POLICY: TrustedPolicy | undefined;
}
