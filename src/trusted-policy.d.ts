import type { TrustedPolicy } from "./content-security/trusted-policy";

declare global {
  /** The policy of Trusted Types, put here by src/gatsby/trusted-types.ts; only the scripts of built pages have it. */
  const SITE_TRUSTED_POLICY: TrustedPolicy | undefined;
}
