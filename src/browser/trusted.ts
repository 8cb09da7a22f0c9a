const policy = typeof SITE_TRUSTED_POLICY === "undefined" ? undefined : SITE_TRUSTED_POLICY;

/**
 * Marks HTML that the build sanitized as trusted: only from page data or a file of the build, never what a reader typed
 * or a server sent. With Trusted Types it is a new `TrustedHTML` object each time, so components use `useBuiltHtml`.
 */
export const builtHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** The address of a script to run. @throws if it is not of this site */
export const ownScript = (address: string): string => policy?.createScriptURL(address) ?? address;
