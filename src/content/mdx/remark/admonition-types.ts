import { didYouMean } from "../../../problems/did-you-mean";

/** From a side note to a mistake that cannot be undone. */
export const admonitionTypes = ["note", "tip", "info", "warning", "danger"] as const;

type AdmonitionType = (typeof admonitionTypes)[number];

export function isAdmonition(name: string): name is AdmonitionType {
  return (admonitionTypes as readonly string[]).includes(name);
}

/** Names of other generators, and of GitHub's alerts. */
const elsewhere: Record<string, AdmonitionType> = {
  caution: "warning",
  important: "info",
  success: "tip",
  error: "danger",
  secondary: "note",
};

/** The admonition that an unknown name most likely means. */
export const nearestAdmonition = (name: string): AdmonitionType =>
  elsewhere[name.toLowerCase()] ??
  (didYouMean(name, admonitionTypes) as AdmonitionType | undefined) ??
  "note";
