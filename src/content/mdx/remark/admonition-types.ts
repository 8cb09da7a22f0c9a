/** The kinds of admonitions, from an aside to a mistake that cannot be undone. */
export const admonitionTypes = ["note", "tip", "info", "warning", "danger"] as const;

export type AdmonitionType = (typeof admonitionTypes)[number];

/** True for the name of an admonition. */
export function isAdmonition(name: string): name is AdmonitionType {
  return (admonitionTypes as readonly string[]).includes(name);
}
