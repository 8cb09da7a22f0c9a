import { cleanRules } from "./clean-address";
import {
  cleanStatus,
  decoded,
  escapeRegExp,
  homesOf,
  movedStatus,
  type HostRules,
} from "./host-rules";
import {
  asksForMarkdown,
  cacheControl,
  hashedEndings,
  hashedFolder,
  hostFiles,
  mediaTypes,
  securityHeaders,
  textTypes,
} from "./policy";

interface CaddyOptions {
  /** Folder of the site; with a path prefix, the folder in which the one with the prefix's name lies. */
  root: string;
  /** `docs.example.com` (with a certificate that Caddy fetches), or `:8080`. */
  address: string;
}

/** In backquotes nothing is escaped. */
const literal = (text: string) => `\`${text}\``;

function cleaning(site: HostRules): string[] {
  const rules = cleanRules(site);
  const untouched = rules.flatMap(({ pattern, to }) => (to === undefined ? [pattern] : []));
  const leading = rules.filter(({ to }) => to !== undefined);
  return leading.flatMap(({ pattern, to, keepsPath }, index) => {
    const name = `clean${index}`;
    const path = keepsPath ? `{re.${name}.path}` : "";
    return [
      `@${name} {`,
      `  vars_regexp ${name} {http.request.orig_uri} ${literal(pattern)}`,
      ...untouched.map(
        (source, i) => `  not vars_regexp kept${i} {http.request.orig_uri} ${literal(source)}`,
      ),
      "}",
      `redir @${name} ${to}${path}{re.${name}.query} ${cleanStatus}`,
    ];
  });
}

/** The query of the request goes before the hash of the target. */
function moving({ redirects }: HostRules): string[] {
  if (!redirects.length) return [];
  const entries = redirects.map(({ from, to }) => {
    const [path = "", hash] = to.split("#");
    const query = path.includes("?") ? "" : "{site_query}";
    const target = `${path}${query}${hash === undefined ? "" : `#${hash}`}`;
    return `  ${literal(decoded(from))} ${literal(target)}`;
  });
  return [
    "map {query} {site_query} {",
    "  ~^(.+)$ ?${1}",
    '  default ""',
    "}",
    "map {path} {site_moved} {",
    ...entries,
    '  default ""',
    "}",
    '@moved not vars {site_moved} ""',
    `redir @moved {site_moved} ${movedStatus}`,
  ];
}

function contentTypes(): string[] {
  const isText = (type: string) =>
    type.startsWith("text/") || textTypes.some((one) => one === type);
  return Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `@type_${ending} path *.${ending}`,
    `header @type_${ending} Content-Type "${type}${isText(type) ? "; charset=utf-8" : ""}"`,
  ]);
}

/** The not-found page of the site or of a locale, for requests that fit some more conditions. */
function missing(home: string, name: string, conditions: readonly string[] = []): string[] {
  const isMissing = "expression {http.error.status_code} == 404";
  return [
    ...(conditions.length
      ? [`@${name} {`, ...[isMissing, ...conditions].map((line) => `  ${line}`), "}"]
      : [`@${name} ${isMissing}`]),
    `handle @${name} {`,
    `  rewrite * ${home}/404.html`,
    '  header Content-Type "text/html; charset=utf-8"',
    "  file_server {",
    "    precompressed br gzip",
    "  }",
    "}",
  ];
}

/** A Caddyfile. */
export function caddyfile(rules: HostRules, { root, address }: CaddyOptions): string {
  const { prefix } = rules;
  const hashed = [
    ...homesOf(rules).map((home) => `${home}${hashedFolder}*`),
    ...hashedEndings.map((ending) => `*.${ending}`),
  ];
  const hidden = [
    ...homesOf(rules).flatMap((home) => ["/404", "/404.html", "/404/*"].map((path) => home + path)),
    ...hostFiles.map((file) => `${prefix}/${file}`),
  ];
  const route = [
    ...securityHeaders.map(([name, value]) => `header ${name} "${value}"`),
    "header -Server",
    "@writing not method GET HEAD",
    "respond @writing 405",
    "@malformed vars_regexp {http.request.orig_uri} `\\x5c|%00`",
    "respond @malformed 400",
    "# A reader who saves data does not want pages that are fetched on suspicion.",
    "@spared {",
    "  header_regexp saving Save-Data (?i)^\\s*on\\b",
    "  header_regexp purpose Sec-Purpose (?i)\\bprefetch\\b",
    "}",
    `header @spared Cache-Control ${cacheControl.never}`,
    "respond @spared 503",
    ...cleaning(rules),
    ...moving(rules),
    ...(prefix ? [`redir / ${prefix}/ 302`] : []),
    `@hidden {`,
    `  path ${hidden.join(" ")} */.*`,
    "  not path */.well-known/*",
    "}",
    "error @hidden 404",
    `header Cache-Control "${cacheControl.revalidate}"`,
    `@hashed path ${hashed.join(" ")}`,
    `header @hashed Cache-Control "${cacheControl.forever}"`,
    "# The Markdown of a page for those who ask for that.",
    "@twin {",
    `  header_regexp wanted Accept ${literal(`(?i)${asksForMarkdown}`)}`,
    "  file {path}.md {path}index.md",
    "}",
    "rewrite @twin {http.matchers.file.relative}",
    "try_files {path} {path}/index.html {path}.html",
    "@varied path *.html *.md",
    "header @varied +Vary Accept",
    ...contentTypes(),
    "file_server {",
    "  precompressed br gzip",
    "  disable_canonical_uris",
    "}",
  ];
  const onError = [
    `header Cache-Control "${cacheControl.revalidate}"`,
    ...(rules.locales ?? []).flatMap((code, index) =>
      missing(`${prefix}/${code}`, `missing${index}`, [
        `vars_regexp {http.request.orig_uri} ${literal(`^${escapeRegExp(`${prefix}/${code}`)}/`)}`,
      ]),
    ),
    ...missing(prefix, "missing"),
    "handle {",
    "  respond {http.error.status_code}",
    "}",
  ];
  const within = (lines: readonly string[]) => lines.map((line) => `    ${line}`);
  return [
    "# Written by the build from src/hosting; a change here is lost.",
    `${address} {`,
    `  root * ${root}`,
    "  route {",
    ...within(route),
    "  }",
    "  handle_errors {",
    ...within(onError),
    "  }",
    "}",
    "",
  ].join("\n");
}
