import { z } from "zod";
import { text as markup } from "../../../i18n/markup-text";
import { text } from "./schema-parts";

/** An author's account elsewhere. */
export interface Social {
  /** "GitHub" */
  platform: string;
  url: string;
}

const { socials: words } = markup;

interface Platform {
  label: string;
  /** Address of a handle; undefined if only a full address will do. */
  of?: (handle: string) => string;
}

const platforms = {
  website: { label: words.website },
  newsletter: { label: words.newsletter },
  mastodon: { label: "Mastodon" },
  email: { label: words.email, of: (address) => `mailto:${address}` },
  github: { label: "GitHub", of: (handle) => `https://github.com/${handle}` },
  gitlab: { label: "GitLab", of: (handle) => `https://gitlab.com/${handle}` },
  linkedin: { label: "LinkedIn", of: (handle) => `https://www.linkedin.com/in/${handle}` },
  bluesky: { label: "Bluesky", of: (handle) => `https://bsky.app/profile/${handle}` },
  x: { label: "X", of: (handle) => `https://x.com/${handle}` },
  youtube: { label: "YouTube", of: (handle) => `https://www.youtube.com/@${handle}` },
  stackoverflow: {
    label: "Stack Overflow",
    of: (id) => `https://stackoverflow.com/users/${id}`,
  },
} satisfies Record<string, Platform>;

type PlatformName = keyof typeof platforms;
const isAddress = (value: string) => /^(https:\/\/|mailto:)/.test(value);

function valueSchema({ of }: Platform) {
  return of ? text : text.refine(isAddress, "it is a full address: https://…");
}

/** A handle or full address by platform. */
export const socialSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(platforms).map(([name, platform]) => [name, valueSchema(platform).optional()]),
  ) as Record<PlatformName, z.ZodOptional<typeof text>>,
);

/** The addresses of an author's accounts. */
export function socialLinks(socials: z.output<typeof socialSchema> = {}): Social[] {
  return Object.entries(socials).flatMap(([name, value]) => {
    const { label, of }: Platform = platforms[name as PlatformName];
    if (!value) return [];
    const handle = name === "email" ? value : value.replace(/^@/, "");
    return [{ platform: label, url: isAddress(value) ? value : (of?.(handle) ?? value) }];
  });
}
