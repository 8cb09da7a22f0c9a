import type { TrustedPolicy } from "./browser/trusted-policy";

declare global {
  /** The Trusted Types policy, inserted by src/toolchain/trusted-types.ts; only scripts of built pages have it. */
  const SITE_TRUSTED_POLICY: TrustedPolicy | undefined;
}
