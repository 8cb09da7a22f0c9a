import { cleanRules } from "./clean-address";
import { cleanStatus, decoded, homesOf, movedStatus, type HostRules } from "./host-rules";
import { cacheControl, securityHeaders } from "./policy";

/**
 * A CloudFront function for viewer requests: clean addresses, redirects, the file of a page (`x.html`), 503 for what
 * a reader who saves data would have fetched on suspicion. In ECMAScript 5.1 with the additions of cloudfront-js-2.0.
 */
export function cloudfrontFunction(rules: HostRules): string {
  const { prefix } = rules;
  const clean = cleanRules(rules).map(({ pattern, to, keepsPath }) => ({
    pattern: pattern.replaceAll("(?P<", "(?<"),
    to,
    keepsPath,
  }));
  const homes = homesOf(rules)
    .filter(Boolean)
    .map((home) => `${home}/`);
  const moved = Object.fromEntries(rules.redirects.map(({ from, to }) => [decoded(from), to]));
  return `// Written by the build from src/hosting; a change here is lost. Runtime: cloudfront-js-2.0.
var prefix = ${JSON.stringify(prefix)};
var homes = ${JSON.stringify(homes)};
var clean = ${JSON.stringify(clean, null, 2)};
var moved = ${JSON.stringify(moved, null, 2)};

function answer(status, text, headers) {
  return { statusCode: status, statusDescription: text, headers: headers };
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
    return answer(503, "Service Unavailable", { "cache-control": { value: "${cacheControl.never}" } });
  if (request.uri.indexOf("\\\\") >= 0) return answer(400, "Bad Request", {});
  var target = cleanTarget(request.uri + query);
  if (target !== undefined)
    return answer(${cleanStatus}, "Permanent Redirect", { location: { value: target } });
  var to = moved[decodeURI(request.uri)];
  if (to) {
    var parts = to.split("#");
    var path = parts[0].indexOf("?") < 0 ? parts[0] + query : parts[0];
    var location = parts.length > 1 ? path + "#" + parts[1] : path;
    return answer(${movedStatus}, "Moved Permanently", { location: { value: location } });
  }
  if (prefix && request.uri === "/")
    return answer(302, "Found", { location: { value: prefix + "/" } });
  if (request.uri === prefix + "/" || homes.indexOf(request.uri) >= 0) request.uri += "index.html";
  else if (!/\\.[A-Za-z0-9]+$/.test(request.uri)) request.uri += ".html";
  return request;
}
`;
}

/** The configuration of a CloudFront response headers policy, for `aws cloudfront create-response-headers-policy`. */
export function cloudfrontHeadersPolicy(): string {
  const own = new Set(["Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy"]);
  const valueOf = (name: string) => securityHeaders.find(([key]) => key === name)?.[1];
  const others = securityHeaders.filter(([name]) => !own.has(name));
  const policy = {
    Name: "documentation-site",
    Comment: "Written by the build from src/hosting",
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
