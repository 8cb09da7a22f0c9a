import type { TextFault } from "../../problems/corrected";

/** Which addresses may be linked in a place. */
export interface LinkRules {
  schemes: readonly ("https" | "http" | "mailto" | "tel")[];
  /** `own`: also paths of this site, with a leading slash. `any`: also paths relative to the page. */
  paths?: "own" | "any";
}

const web = ["https", "http"] as const;

/** The rules by place. */
export const linkRules = {
  /** A page or a feed of this site. */
  page: { schemes: [], paths: "own" },
  web: { schemes: web },
  elsewhere: { schemes: [...web, "mailto"] },
  anywhere: { schemes: [...web, "mailto"], paths: "own" },
  /** The contact of security.txt (RFC 9116). */
  contact: { schemes: ["https", "mailto", "tel"] },
  picture: { schemes: web, paths: "own" },
  inText: { schemes: [...web, "mailto", "tel"], paths: "any" },
  pictureInText: { schemes: web, paths: "any" },
} satisfies Record<string, LinkRules>;

/** Browsers drop some of these from addresses, which may leave another scheme. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u;
const scheme = /^([a-z][a-z0-9+.-]*):/i;
/** A host name, IPv4 or IPv6 address, and a port. */
const authority =
  /^(?:\[[\da-f:.]+\]|[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.?)(?::\d+)?$/iu;

/** The recipient may be missing: then readers choose whom to write to. */
const mailAddress = /^mailto:(?![^?]*%0[ad])(?:[^@?]+@[^@?]+|(?=\?))(?:\?.*)?$/i;

const code = (text: string) =>
  `U+${text.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

function allowed({ schemes, paths }: LinkRules): string {
  const names = [
    ...schemes.map((name) => `${name}:`),
    ...(paths ? ['paths that begin with "/"'] : []),
  ];
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** A fault with a corrected spelling, itself corrected if it has another fault. */
function mended(cause: string, spelling: string, rules: LinkRules): TextFault {
  const next = linkFault(spelling, rules);
  return { cause, corrected: next ? next.corrected : spelling };
}

function webFault(href: string, rules: LinkRules): TextFault | undefined {
  const [, name = "", slashes = "", rest = ""] = /^([a-z]+):(\/*)(.*)$/is.exec(href) ?? [];
  if (slashes.length !== 2 && rest)
    return mended(
      `Two slashes follow "${name}:" in a full address.`,
      `${name.toLowerCase()}://${rest}`,
      rules,
    );
  const host = /^[^/?#]*/.exec(rest)?.[0] ?? "";
  if (host.includes("@"))
    return mended(
      "It holds a name or a password, which every reader of the site would see.",
      href.replace(host, () => host.replace(/^.*@/, "")),
      rules,
    );
  return authority.test(host) && URL.canParse(href)
    ? undefined
    : { cause: `"${host}" is not the name of a host.` };
}

const isInSite = (href: string) => !scheme.test(href) && !/^[/\\]{2}/.test(href);

/** An address as browsers read it: without invisible characters, spaces encoded. */
const asSeen = (href: string) =>
  href
    .replace(new RegExp(`^(?:${unseen.source})+|(?:${unseen.source})+$`, "gu"), "")
    .replaceAll(" ", "%20")
    .replace(new RegExp(unseen, "gu"), "");

/** Why a text must not be linked: the only definition, for the configuration, authors, servers of the API, and pages. */
export function linkFault(href: string, rules: LinkRules): TextFault | undefined {
  if (rules.paths === "any" && isInSite(asSeen(href))) return undefined;
  const hidden = unseen.exec(href)?.[0];
  if (hidden !== undefined)
    return mended(
      `It holds a space or a character that nobody sees (${code(hidden)}); browsers leave some of them out.`,
      asSeen(href),
      rules,
    );
  if (/^(?:[a-z]:[\\/]|file:)/i.test(href))
    return {
      cause: "It is a path on the computer of its author, which no reader has.",
      ...(rules.paths === "any" && { corrected: `./${href.replace(/^.*[\\/]/, "")}` }),
    };
  if (href.includes("\\"))
    return mended('Browsers take "\\" for "/".', href.replaceAll("\\", "/"), rules);
  if (/[<>"`]/.test(href))
    return mended('<, >, " and ` are written %3C, %3E, %22 and %60.', encodeURI(href), rules);
  if (href.startsWith("//"))
    return mended(
      'It begins with "//": what follows is the name of another host.',
      `https:${href}`,
      rules,
    );
  const name = scheme.exec(href)?.[1]?.toLowerCase();
  if (name === undefined) {
    if (rules.paths && /^[/#?]/.test(href)) return undefined;
    return { cause: `It is not a full address: only ${allowed(rules)} are known here.` };
  }
  if (!rules.schemes.some((one) => one === name)) {
    const cause = `"${name}:" is not allowed here: only ${allowed(rules)} are.`;
    // `htps://`, `hhttps://`
    const isMisspelled = /^h{0,2}t{1,3}p{1,2}s{0,2}:\/\//i.test(href);
    return isMisspelled ? { cause, corrected: href.replace(/^[a-z]+/i, "https") } : { cause };
  }
  if (name === "mailto" && !mailAddress.test(href))
    return { cause: "It is not a mail address: mailto:docs@example.com" };
  return name === "https" || name === "http" ? webFault(href, rules) : undefined;
}
