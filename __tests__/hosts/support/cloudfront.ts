import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";
import {
  cloudfrontFunction,
  cloudfrontHeadersPolicy,
  cloudfrontResponseFunction,
} from "../../../src/output/hosting/cloudfront";
import type { HostCase } from "../host-case";
import type { Answer } from "./ask";
import type { SampleSite } from "./sample-site";

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface Request {
  method: string;
  uri: string;
  querystring: Values;
  headers: Values;
}
interface Response {
  statusCode: number;
  headers: Values;
}
type Handler = (event: object) => Request | Response;

interface Policy {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    ReferrerPolicy: { ReferrerPolicy: string };
  };
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
}

/** What the policy for headers adds to every answer. */
function policyHeaders(): Values {
  const policy = JSON.parse(cloudfrontHeadersPolicy()) as Policy;
  const { ContentSecurityPolicy, ReferrerPolicy } = policy.SecurityHeadersConfig;
  const others = policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]);
  const all = [
    ["Content-Security-Policy", ContentSecurityPolicy.ContentSecurityPolicy],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", ReferrerPolicy.ReferrerPolicy],
    ...others,
  ];
  return Object.fromEntries(all.map(([name = "", value = ""]) => [name.toLowerCase(), { value }]));
}

/** Query parameters as CloudFront hands them over: as they were sent, several of one name together. */
function querystring(query: string): Values {
  const values: Values = {};
  for (const part of query.split("&").filter(Boolean)) {
    const [name = "", ...rest] = part.split("=");
    const value = rest.join("=");
    const known = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!known) values[name] = { value };
    else known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
  }
  return values;
}

function eventRequest({ path, method = "GET", send = {} }: HostCase): Request {
  const [uri = "", ...query] = path.split("?");
  const headers = Object.entries(send).map(([name, value]) => {
    return [name.toLowerCase(), { value: [value].flat().join(", ") }] as const;
  });
  return {
    method,
    uri,
    querystring: querystring(query.join("?")),
    headers: Object.fromEntries(headers),
  };
}

/** The keys of a bucket with the site in it, in the form that deploy/README.md names, and their files. */
async function bucket({ root, siteDir, rules }: SampleSite): Promise<Map<string, string>> {
  const { nameInForm } = await import("../../../scripts/deploy/site-form.mjs");
  const files = readdirSync(siteDir, { recursive: true, encoding: "utf8" });
  const known = files.filter(
    (file) => !file.startsWith(".git") && statSync(join(siteDir, file)).isFile(),
  );
  const folder = siteDir.slice(root.length);
  return new Map(
    known.flatMap((file) => {
      const name = nameInForm(file, "html", rules.locales);
      return name === undefined ? [] : [[`${folder}/${name}`, file]];
    }),
  );
}

/** Answers as CloudFront does with the functions and the policy that the build writes, in front of a bucket. */
export async function cloudfront(site: SampleSite): Promise<(row: HostCase) => Answer> {
  const handlerOf = (code: string) => vm.runInNewContext(`${code}; handler`) as Handler;
  const onRequest = handlerOf(cloudfrontFunction(site.rules));
  const onResponse = handlerOf(cloudfrontResponseFunction(site.rules));
  const policy = policyHeaders();
  const keys = await bucket(site);
  const answer = (status: number, headers: Values, body = Buffer.alloc(0)): Answer => ({
    status,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, { value }]) => [name, [value]]),
    ),
    body,
    answers: 1,
  });
  return (row) => {
    const given = onRequest({ request: eventRequest(row) });
    if ("statusCode" in given) return answer(given.statusCode, given.headers);
    const file = keys.get(decodeURIComponent(given.uri));
    const read = (name: string) =>
      row.method === "HEAD" ? Buffer.alloc(0) : readFileSync(join(site.siteDir, name));
    if (file === undefined) return answer(404, policy, read("404.html"));
    const response = { statusCode: 200, headers: { ...policy } };
    onResponse({ request: given, response });
    return answer(200, response.headers, read(file));
  };
}
