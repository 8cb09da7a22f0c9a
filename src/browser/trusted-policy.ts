/** Name of the only Trusted Types policy that the pages allow. */
export const policyName = "site";

/** The site's Trusted Types policy. */
export interface TrustedPolicy {
  createHTML(html: string): string;
  /** @throws unless it is a file of this site or a script that the configuration needs */
  createScriptURL(address: string | URL): string;
}

interface TrustedTypes {
  createPolicy?(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/**
 * Makes the policy, or its rules alone where the browser has no Trusted Types. It is stringified into webpack's runtime
 * (src/toolchain/trusted-types.ts), so it may use nothing but its arguments. It passes HTML on: `trusted.ts` gives it only
 * HTML that the build sanitized, and the linter rejects other ways to insert HTML.
 */
export function createTrustedPolicy(
  name: string,
  prefix: string,
  scripts: readonly string[],
): TrustedPolicy {
  const rules: TrustedPolicy = {
    createHTML: (html) => html,
    createScriptURL: (address) => {
      const { href, origin, pathname } = new URL(address, location.href);
      const isOwn = origin === location.origin && pathname.startsWith(`${prefix}/`);
      if (!isOwn && !scripts.includes(href)) throw new TypeError(`No script of this site: ${href}`);
      return href;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy?.(name, rules) ?? rules;
}
