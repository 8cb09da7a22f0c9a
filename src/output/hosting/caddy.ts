import { cleanRules, malformedAddress } from "./clean-rules";
import { escapeRegExp } from "../../config/escape-reg-exp";
import {
  cleanStatus,
  comparedPath,
  homesOf,
  movedStatus,
  redirectTarget,
  type HostRules,
} from "./host-rules";
import {
  asksForMarkdown,
  cacheControl,
  drawnEndings,
  filePolicy,
  hostFiles,
  policyHeader,
  securityHeaders,
} from "./policy";
import {
  hashedEndings,
  hashedFolder,
  mediaTypes,
  textTypes,
} from "../../config/addresses/file-kinds";

interface CaddyOptions {
  /** Folder of the site; with a path prefix, the folder that contains the prefix's. */
  root: string;
  /** `docs.example.com` (Caddy fetches a certificate), or `:8080`. */
  address: string;
}

/** Caddy escapes nothing in backquotes. */
const literal = (text: string) => `\`${text}\``;

/** Not allowed in a path matcher; other files that match the wildcard get the stricter policy too. */
const special = /[^\p{L}\p{M}\p{N}._~/-]+/gu;

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

/** The request's query goes before the target's hash. */
function moving({ redirects }: HostRules): string[] {
  if (!redirects.length) return [];
  const entries = redirects.map(({ from, to }) => {
    const { text, isPattern } = comparedPath(from);
    const { path, query, hash } = redirectTarget(to);
    // Caddy replaces no placeholders in the target of a regular expression.
    const target = `${path}${query || (isPattern ? "" : "{site_query}")}${hash}`;
    return `  ${literal(isPattern ? `~${text}` : text)} ${literal(target)}`;
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
  const bytes = 'header Content-Type "application/octet-stream"';
  const known = Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `@type_${ending} path *.${ending}`,
    `header @type_${ending} Content-Type "${type}${textTypes.includes(type) ? "; charset=utf-8" : ""}"`,
  ]);
  return [bytes, ...known];
}

/** The not-found page of the site or of a locale, for requests that meet further conditions. */
function missing(home: string, name: string, conditions: readonly string[] = []): string[] {
  const isMissing = "expression {http.error.status_code} == 404";
  return [
    ...(conditions.length
      ? [`@${name} {`, ...[isMissing, ...conditions].map((line) => `  ${line}`), "}"]
      : [`@${name} ${isMissing}`]),
    `handle @${name} {`,
    `  rewrite * ${home}/404.html`,
    "  # Conditions and ranges are about a page that was found.",
    "  request_header -Range",
    "  request_header -If-*",
    '  header Content-Type "text/html; charset=utf-8"',
    "  file_server {",
    "    precompressed br gzip",
    "  }",
    "}",
  ];
}

export function caddyfile(rules: HostRules, { root, address }: CaddyOptions): string {
  const { prefix } = rules;
  const hashed = [
    ...homesOf(rules).map((home) => `${home}${hashedFolder}*`),
    ...hashedEndings.map((ending) => `*.${ending}`),
  ];
  const drawn = [
    ...drawnEndings.map((ending) => `*.${ending}`),
    ...(rules.documents ?? []).map((file) => prefix + file.replace(special, "*")),
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
    `@malformed vars_regexp {http.request.orig_uri} ${literal(`(?i)${malformedAddress}`)}`,
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
    "# The Markdown of a page for those who ask for that.",
    "@markdown {",
    `  header_regexp wanted Accept ${literal(`(?i)${asksForMarkdown}`)}`,
    "  file {path}.md {path}index.md",
    "}",
    "rewrite @markdown {http.matchers.file.relative}",
    "try_files {path} {path}/index.html {path}.html",
    "# From here on the path is that of the file: a page may be called node.js.",
    "@absent not file",
    "error @absent 404",
    `@hashed path ${hashed.join(" ")}`,
    `header @hashed Cache-Control "${cacheControl.forever}"`,
    `@drawn path ${drawn.join(" ")}`,
    `header @drawn ${policyHeader} "${filePolicy}"`,
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
    ...securityHeaders.map(([name, value]) => `header ${name} "${value}"`),
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
    "# Written by the build from src/output/hosting; a change here is lost.",
    "{",
    "  # A reader who sends nothing makes room.",
    "  servers {",
    "    timeouts {",
    "      read_header 10s",
    "      read_body 10s",
    "      idle 1m",
    "    }",
    "    max_header_size 16KB",
    "  }",
    "}",
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
