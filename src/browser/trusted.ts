const policy = typeof SITE_TRUSTED_POLICY === "undefined" ? undefined : SITE_TRUSTED_POLICY;

/**
 * HTML that the build has made and sanitised, for the places that take HTML: only what comes from page data or a file
 * of the build, never what a reader typed, an address holds or a server answered. A `TrustedHTML` where the browser has
 * Trusted Types, whatever the type says; a new one each time, so components keep theirs (`useBuiltHtml`).
 */
export const builtHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** The address of a script that the browser is to run. @throws for one that is not of this site. */
export const ownScript = (address: string): string => policy?.createScriptURL(address) ?? address;
