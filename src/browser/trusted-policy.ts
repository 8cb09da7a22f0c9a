/** Name of the only Trusted Types policy that the pages allow. */
export const policyName = "site";

/** What the scripts of the site may put where HTML or the address of a script is taken. */
export interface TrustedPolicy {
  createHTML(html: string): string;
  /** @throws for what is neither a file of this site nor one of the scripts that its configuration needs. */
  createScriptURL(address: string | URL): string;
}

interface TrustedTypes {
  createPolicy?(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/**
 * Makes the policy; where the browser has no Trusted Types the rules alone. It is stringified into webpack's runtime
 * (src/toolchain/trusted-types.ts), so it may use nothing but its arguments. There is no way to make a script from text.
 * HTML is passed on: that it is the build's own, sanitised when it was made, is what `trusted.ts` promises, and the
 * linter lets nothing else near the places that take it.
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
