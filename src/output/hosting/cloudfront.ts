import { decoded } from "../../config/addresses/internal-link";
import { cleanRules, malformedAddress } from "./clean-rules";
import { escapeRegExp } from "../../config/escape-reg-exp";
import {
  cleanStatus,
  homesOf,
  movedStatus,
  sentPath,
  wholeTarget,
  type HostRules,
} from "./host-rules";
import {
  cacheControl,
  drawnEndings,
  filePolicy,
  hostFiles,
  policyHeader,
  securityHeaders,
} from "./policy";

/** Pages whose addresses end like files: `/docs/release-2.0`. */
function dottedPages({ prefix, routes }: HostRules): string[] {
  return routes.filter((route) => /\.[^/]*$/.test(route)).map((route) => prefix + route);
}

/** Hides the not-found page, files for hosts, and names that begin with a dot. */
function hiddenPattern(rules: HostRules): string {
  const homes = homesOf(rules).map(escapeRegExp).join("|");
  const files = hostFiles.map((file) => escapeRegExp(`${rules.prefix}/${file}`)).join("|");
  return `^(?:${homes})/404(?:\\.html|/.*)?$|^(?:${files})$|/\\.(?!well-known/)`;
}

/** CloudFront's limit for a function, in bytes. */
const most = 10_240;

/** Escapes all but ASCII, because two line separators of Unicode end a string in ECMAScript 5.1. */
const inScript = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(
    /[^\t\n\x20-\x7E]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** For viewer requests. If redirects exceed CloudFront's limit, the pages that the build writes for them take over. */
export function cloudfrontFunction(rules: HostRules): string {
  const whole = functionCode(rules);
  return Buffer.byteLength(whole) > most ? functionCode({ ...rules, redirects: [] }) : whole;
}

/** ECMAScript 5.1 with the additions of cloudfront-js-2.0. */
function functionCode(rules: HostRules): string {
  const { prefix } = rules;
  const clean = cleanRules(rules).map(({ pattern, to, keepsPath }) => ({
    pattern: pattern.replaceAll("(?P<", "(?<"),
    to,
    keepsPath,
  }));
  const homes = homesOf(rules)
    .filter(Boolean)
    .map((home) => `${home}/`);
  const moved = Object.fromEntries(
    rules.redirects.map(({ from, to }) => [decoded(from), wholeTarget(to)]),
  );
  const answered = Object.fromEntries([
    ...securityHeaders.map(([name, value]) => [name.toLowerCase(), { value }]),
    ["cache-control", { value: cacheControl.revalidate }],
  ]);
  return `// Written by the build from src/output/hosting; a change here is lost. Runtime: cloudfront-js-2.0.
var prefix = ${JSON.stringify(prefix)};
var homes = ${JSON.stringify(homes)};
var dotted = ${inScript(dottedPages(rules))};
var hidden = new RegExp(${JSON.stringify(hiddenPattern(rules))});
var malformed = new RegExp(${JSON.stringify(malformedAddress)}, "i");
var answered = ${JSON.stringify(answered, null, 2)};
var clean = ${JSON.stringify(clean, null, 2)};
var moved = ${inScript(moved)};

function answer(status, text, name, value) {
  var headers = Object.assign({}, answered);
  if (name) headers[name] = { value: value };
  return { statusCode: status, statusDescription: text, headers: headers };
}

/** Undefined where the percent signs are none. */
function decoded(uri) {
  try {
    return decodeURIComponent(uri) && decodeURI(uri);
  } catch (error) {
    return undefined;
  }
}

function value(request, name) {
  return request.headers[name] ? request.headers[name].value : "";
}

function queryOf(request) {
  var parts = Object.keys(request.querystring).map(function (name) {
    var entry = request.querystring[name];
    return (entry.multiValue || [entry])
      .map(function (one) { return one.value === "" ? name : name + "=" + one.value; })
      .join("&");
  });
  return parts.length ? "?" + parts.join("&") : "";
}

function cleanTarget(address) {
  for (var i = 0; i < clean.length; i++) {
    var found = new RegExp(clean[i].pattern).exec(address);
    if (!found) continue;
    if (clean[i].to === undefined) return undefined;
    var groups = found.groups || {};
    return clean[i].to + (clean[i].keepsPath ? groups.path : "") + (groups.query || "");
  }
}

function handler(event) {
  var request = event.request;
  var query = queryOf(request);
  if (/^\\s*on\\b/i.test(value(request, "save-data")) && /\\bprefetch\\b/i.test(value(request, "sec-purpose")))
    return answer(503, "Service Unavailable", "cache-control", "${cacheControl.never}");
  var path = decoded(request.uri);
  if (path === undefined || malformed.test(request.uri)) return answer(400, "Bad Request");
  var target = cleanTarget(request.uri + query);
  if (target !== undefined)
    return answer(${cleanStatus}, "Permanent Redirect", "location", target);
  var to = moved[path];
  if (to) {
    var parts = to.split("#");
    var place = parts[0].indexOf("?") < 0 ? parts[0] + query : parts[0];
    var location = parts.length > 1 ? place + "#" + parts[1] : place;
    return answer(${movedStatus}, "Moved Permanently", "location", location);
  }
  if (prefix && request.uri === "/")
    return answer(302, "Found", "location", prefix + "/" + query);
  if (request.uri === prefix + "/" || homes.indexOf(request.uri) >= 0) request.uri += "index.html";
  else if (hidden.test(path)) request.uri = prefix + "/404/";
  else if (!/\\.[^/]*$/.test(path) || dotted.indexOf(path) >= 0) request.uri += ".html";
  return request;
}
`;
}

/** For viewer responses: the policy of files that browsers draw replaces that of pages. Runs after the headers policy. */
export function cloudfrontResponseFunction({ prefix, documents = [] }: HostRules): string {
  const own = documents.map((file) => sentPath(prefix + file));
  return `// Written by the build from src/output/hosting; a change here is lost. Runtime: cloudfront-js-2.0.
var drawn = /\\.(?:${drawnEndings.join("|")})$/i;
var documents = ${JSON.stringify(own)};

function handler(event) {
  var response = event.response;
  var uri = event.request.uri;
  if (drawn.test(uri) || documents.indexOf(uri) >= 0 || documents.indexOf(uri + ".html") >= 0)
    response.headers["${policyHeader.toLowerCase()}"] = { value: ${JSON.stringify(filePolicy)} };
  return response;
}
`;
}

/** A response headers policy for `aws cloudfront create-response-headers-policy`. */
export function cloudfrontHeadersPolicy(): string {
  const own = new Set(["Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy"]);
  const valueOf = (name: string) => securityHeaders.find(([key]) => key === name)?.[1];
  const others = securityHeaders.filter(([name]) => !own.has(name));
  const policy = {
    Name: "documentation-site",
    Comment: "Written by the build from src/output/hosting",
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: valueOf("Content-Security-Policy"),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: valueOf("Referrer-Policy") },
    },
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
