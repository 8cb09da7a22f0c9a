import { readFileSync } from "node:fs";
import { join } from "node:path";
import { caddyfile } from "../../src/hosting/caddy";
import { nginxConfiguration } from "../../src/hosting/nginx";
import { hostCases, type HostCase } from "./cases";
import { ask } from "./support/ask";
import { hosts, type RunningHost } from "./support/hosts";
import { builtRules, sampleSite, type SampleSite } from "./support/sample-site";

/** Rows depend on files of the site; their names are known before. */
const nobody = { from: "/", to: "/" };
const names = (prefix: string) =>
  hostCases({
    prefix,
    route: "/",
    page: "",
    script: "",
    sharedData: "",
    pageData: "",
    redirect: nobody,
  }).map(({ name }) => name);

async function expectCase(port: number, siteDir: string, row: HostCase): Promise<void> {
  const { method = "GET", send: headers = {} } = row;
  const answer = await ask(port, row.path, { method, headers });
  const allowed = [row.status].flat();
  expect(allowed).toContain(answer.status);
  for (const [name, value] of Object.entries(row.headers ?? {})) {
    const seen = answer.headers[name];
    if (value === null) expect([name, seen]).toEqual([name, undefined]);
    else if (typeof value === "string") expect([name, seen]).toEqual([name, value]);
    else expect([name, seen ?? ""]).toEqual([name, expect.stringMatching(value)]);
  }
  if (method === "HEAD") expect(answer.body.length).toBe(0);
  if (row.file !== undefined)
    expect(answer.body.equals(readFileSync(join(siteDir, row.file)))).toBe(true);
  if (row.without !== undefined) expect(answer.body.toString()).not.toContain(row.without);
}

for (const { name, missing } of hosts)
  if (missing !== undefined)
    console.log(`${name} is not tested here: the package ${missing} is not installed.`);

describe.each(["", "/docs-site"])("a site below %p", (prefix) => {
  let site: SampleSite;
  beforeAll(async () => (site = await sampleSite(prefix)));
  afterAll(() => site.remove());

  for (const host of hosts)
    (host.missing === undefined ? describe : describe.skip)(`on ${host.name}`, () => {
      let running: RunningHost;
      beforeAll(async () => (running = await host.start(site)));
      afterAll(() => running.end());

      test.each(names(prefix).map((name, index) => ({ name, index })))("$name", async (at) => {
        const row = hostCases(site.sample)[at.index];
        if (!row) throw new Error("There is no such row.");
        await expectCase(running.port, site.siteDir, row);
      });

      test("an unchanged page and script are answered with 304", async () => {
        for (const path of [prefix + site.sample.route, `${prefix}/${site.sample.script}`]) {
          const headers = { "Accept-Encoding": "br" };
          const first = await ask(running.port, path, { headers });
          const etag = first.headers.etag ?? "";
          const again = await ask(running.port, path, {
            headers: { ...headers, "If-None-Match": etag },
          });
          expect([again.status, again.body.length]).toEqual([304, 0]);
          expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
        }
      });
    });
});

test("the configurations that the build wrote are those that are tested", () => {
  const rules = builtRules("");
  const written = (name: string) => readFileSync(join("deploy", "generated", name), "utf8");
  expect(written("nginx.conf")).toBe(
    nginxConfiguration(rules, { root: "/srv/site", listen: "8080" }),
  );
  expect(written("Caddyfile")).toBe(
    caddyfile(rules, { root: "/srv/site", address: "{$SITE_ADDRESS::8080}" }),
  );
});
