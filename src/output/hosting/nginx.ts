import { cleanRules, malformedAddress } from "./clean-rules";
import { escapeRegExp } from "../../config/escape-reg-exp";
import {
  cleanStatus,
  comparedPath,
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

interface NginxOptions {
  /** Folder of the site; with a path prefix, the folder that contains the prefix's. */
  root: string;
  /** `8080`, `127.0.0.1:8080`. */
  listen: string;
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
/** In quotes, nginx keeps backslashes of a regular expression unless a quote follows. */
const pattern = (text: string) => `"~${text.replace(/"/g, '\\"')}"`;

function compared(path: string): string {
  const { text, isPattern } = comparedPath(path);
  return isPattern ? pattern(text) : quoted(text);
}

function map(from: string, to: string, entries: readonly string[]): string {
  return [`map ${from} ${to} {`, ...entries.map((entry) => `  ${entry};`), "}"].join("\n");
}

function cacheMap({ prefix, locales = [] }: HostRules): string {
  const base = `^(?:200|206|304):${escapeRegExp(prefix)}`;
  const inLocale = locales.length ? `(?:/(?:${locales.join("|")}))?` : "";
  const endings = hashedEndings.join("|");
  return map('"$status:$uri"', "$site_cache", [
    `default ${quoted(cacheControl.revalidate)}`,
    `${pattern(`${base}${inLocale}${hashedFolder}`)} ${quoted(cacheControl.forever)}`,
    `${pattern(`${base}/.*\\.(?:${endings})$`)} ${quoted(cacheControl.forever)}`,
    `${pattern("^503:")} ${quoted(cacheControl.never)}`,
  ]);
}

/** The policy of pages, or of files that browsers draw. */
function policyMap({ prefix, documents = [] }: HostRules): string {
  const [ofPages] = securityHeaders.flatMap(([name, value]) =>
    name === policyHeader ? value : [],
  );
  return map("$uri", "$site_policy", [
    `default ${quoted(ofPages ?? "")}`,
    `"~*\\.(?:${drawnEndings.join("|")})$" ${quoted(filePolicy)}`,
    ...documents.map((file) => `${compared(prefix + file)} ${quoted(filePolicy)}`),
  ]);
}

function cleanMap(rules: HostRules): string {
  const entries = cleanRules(rules).map(({ pattern: source, to, keepsPath }) => {
    const own = source
      .replaceAll("(?P<path>", "(?P<site_path>")
      .replaceAll("(?P<query>", "(?P<site_query>");
    const target = to === undefined ? "" : `${to}${keepsPath ? "$site_path" : ""}$site_query`;
    return `${pattern(own)} "${target}"`;
  });
  return map("$request_uri", "$site_clean", ['default ""', ...entries]);
}

/** The request's query goes before the target's hash. */
function redirectMap({ redirects }: HostRules): string {
  const entries = redirects.map(({ from, to }) => {
    const { path, query, hash } = redirectTarget(to);
    return `${compared(from)} "${path}${query || "$is_args$args"}${hash}"`;
  });
  return map("$uri", "$site_moved", ['default ""', ...entries]);
}

/** The page's Markdown for clients that ask for it, otherwise the address itself. */
function markdownMap(): string {
  // Two spaces precede the header, so that even its start follows one.
  const asks = ` .*${asksForMarkdown.replace("(?:^|,)", "[ ,]")}`;
  return map('"$uri  $http_accept"', "$site_markdown", [
    "default $uri",
    `"~*^(?<site_home>[^ ]*/)${asks}" \${site_home}index.md`,
    `"~*^(?<site_page>[^ ]*[^ /])${asks}" $site_page.md`,
  ]);
}

const files = "try_files $site_markdown $uri $uri/index.html $uri.html =404;";

function types(): string[] {
  const entries = Object.entries(mediaTypes).map(([ending, type]) => `    ${type} ${ending};`);
  return ["  types {", ...entries, "  }"];
}

/** Each locale has its own not-found page. */
function localeLocations(home: string): string[] {
  const notFound = `error_page 404 ${home}/404.html;`;
  return [
    `  location = ${home}/404.html { internal; ${notFound} }`,
    `  location ~ ^${escapeRegExp(home)}/404(?:/.*)?$ { ${notFound} return 404; }`,
    `  location ${home}/ { ${notFound} ${files} }`,
  ];
}

/** For the `http` block; needs the module for `.br` files (Debian: libnginx-mod-http-brotli-static). */
export function nginxConfiguration(rules: HostRules, { root, listen }: NginxOptions): string {
  const { prefix } = rules;
  const headers = securityHeaders.map(
    ([name, value]) =>
      `  add_header ${name} ${name === policyHeader ? "$site_policy" : quoted(value)} always;`,
  );
  return [
    "# Written by the build from src/output/hosting; a change here is lost. Include it in the http block.",
    "map_hash_bucket_size 512;",
    "map_hash_max_size 8192;",
    cacheMap(rules),
    map('"$http_save_data;$http_sec_purpose"', "$site_spared", [
      'default ""',
      '"~*^\\s*on\\b[^;]*;.*\\bprefetch\\b" 1',
    ]),
    markdownMap(),
    map("$sent_http_content_type", "$site_vary", [
      'default ""',
      '"~^text/(?:html|markdown)" Accept',
    ]),
    policyMap(rules),
    cleanMap(rules),
    redirectMap(rules),
    "server {",
    `  listen ${listen};`,
    `  root ${root};`,
    "  absolute_redirect off;",
    "  server_tokens off;",
    "  default_type application/octet-stream;",
    ...types(),
    "  charset utf-8;",
    // nginx includes text/html anyway, and warns about duplicates.
    `  charset_types ${textTypes.filter((type) => type !== "text/html").join(" ")};`,
    "  gzip_static on;",
    "  gzip_vary on;",
    "  brotli_static on;",
    ...headers,
    "  add_header Cache-Control $site_cache always;",
    "  add_header Vary $site_vary;",
    `  error_page 404 ${prefix}/404.html;`,
    "  error_page 416 @unsatisfiable;",
    "  # As the protocol has it, and as the other hosts do: one range, and any later date.",
    "  max_ranges 1;",
    "  if_modified_since before;",
    "  # A reader who sends or takes nothing makes room.",
    "  client_header_timeout 10s;",
    "  client_body_timeout 10s;",
    "  send_timeout 30s;",
    "  keepalive_timeout 60s;",
    "  client_max_body_size 1k;",
    "  reset_timedout_connection on;",
    "",
    "  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }",
    `  if ($request_uri ~* "${malformedAddress}") { return 400; }`,
    "  # A reader who saves data does not want pages that are fetched on suspicion.",
    "  if ($site_spared) { return 503; }",
    `  if ($site_clean) { return ${cleanStatus} $site_clean; }`,
    `  if ($site_moved) { return ${movedStatus} $site_moved; }`,
    "",
    ...(prefix ? [`  location = / { return 302 ${prefix}/; }`] : []),
    `  location = ${prefix}/404.html { internal; }`,
    `  location ~ ^${escapeRegExp(prefix)}/(?:404(?:/.*)?|${hostFiles.join("|")})$ { return 404; }`,
    ...(rules.locales ?? []).flatMap((code) => localeLocations(`${prefix}/${code}`)),
    "  location ~ /\\.(?!well-known/) { return 404; }",
    "  # The headers are there by now, and one of its own keeps those of the server from coming again.",
    '  location @unsatisfiable { add_header Accept-Ranges ""; return 416; }',
    `  location / { ${files} }`,
    "}",
    "",
  ].join("\n");
}
