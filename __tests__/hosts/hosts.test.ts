import { readFileSync } from "node:fs";
import { join } from "node:path";
import { caddyfile } from "../../src/output/hosting/caddy";
import { nginxConfiguration } from "../../src/output/hosting/nginx";
import { hostCases } from "./cases";
import { security } from "./cases/expected";
import { rowFor, type HostCase, type HostName } from "./host-case";
import { ask, type Answer } from "./support/ask";
import { sendSlowly } from "./support/send-slowly";
import { hosts, type RunningHost } from "./support/hosts";
import { builtRules, sampleSite, type SampleSite } from "./support/sample-site";

/** Rows depend on files of the site; their names are known before. */
const nobody = { from: "/", to: "/" };
const rowsOf = (prefix: string) =>
  hostCases({
    prefix,
    route: "/",
    page: "",
    script: "",
    sharedData: "",
    pageData: "",
    redirect: nobody,
  });

/** What the functions of CloudFront say; the rest is the bucket's, or the distribution's. */
const ofFunctions = ["location", ...Object.keys(security)];

function expectHeaders(answer: Answer, headers: NonNullable<HostCase["headers"]>): void {
  for (const [name, value] of Object.entries(headers)) {
    const seen = answer.headers[name]?.join(", ");
    if (value === null) expect([name, seen]).toEqual([name, undefined]);
    else if (typeof value === "string") expect([name, seen]).toEqual([name, value]);
    else expect([name, seen ?? ""]).toEqual([name, expect.stringMatching(value)]);
  }
}

/** What holds for every answer of every host. */
function expectSafe(answer: Answer, { bare = false }: HostCase): void {
  const [location = "/"] = answer.headers.location ?? [];
  // No name of another host, in whatever way browsers may read it.
  expect(location).toMatch(/^\/(?![/\\\t\r\n])/);
  if (!bare)
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(Object.keys(security)));
  const twice = Object.entries(answer.headers).filter(
    ([name, { length }]) => length > 1 && name !== "vary",
  );
  expect(twice).toEqual([]);
  expect(answer.headers.server?.join() ?? "").not.toMatch(/\d/);
  expect(answer.body.toString()).not.toContain("root:x:");
}

/** The answer to a row; what stands in braces in its headers comes from the file as it is. */
async function answerTo(host: RunningHost, row: HostCase): Promise<Answer> {
  const values = JSON.stringify(row.send ?? {});
  if (!/\{(?:etag|tag|date)\}/.test(values)) return host.ask(row);
  const encoding = row.send?.["Accept-Encoding"];
  const { headers } = await host.ask({
    ...row,
    send: encoding ? { "Accept-Encoding": encoding } : {},
  });
  const [etag = ""] = headers.etag ?? [];
  const known = { etag, tag: etag.replace(/^W\//, ""), date: headers["last-modified"]?.[0] ?? "" };
  const filled = Object.entries(row.send ?? {}).map(([name, value]) => {
    return [
      name,
      String(value).replace(/\{(etag|tag|date)\}/g, (_, key: keyof typeof known) => known[key]),
    ];
  });
  return host.ask({ ...row, send: Object.fromEntries(filled) as HostCase["send"] });
}

function expectCase(id: HostName, siteDir: string, row: HostCase, answer: Answer): void {
  expect([row.status].flat()).toContain(answer.status);
  const names = Object.entries(row.headers ?? {});
  const asked = id === "cloudfront" ? names.filter(([name]) => ofFunctions.includes(name)) : names;
  expectHeaders(answer, Object.fromEntries(row.bare ? [] : asked));
  expectSafe(answer, row);
  if (row.answers !== undefined) expect(answer.answers).toBe(row.answers);
  if (row.method === "HEAD") expect(answer.body.length).toBe(0);
  else if (row.file !== undefined)
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

  for (const { id, name, missing, start } of hosts)
    (missing === undefined ? describe : describe.skip)(`on ${name}`, () => {
      let running: RunningHost;
      let rows: (HostCase | undefined)[];
      const answers: (Promise<Answer> | undefined)[] = [];
      beforeAll(async () => {
        running = await start(site);
        rows = hostCases(site.sample).map((row) => rowFor(row, id));
        // All at once: some take as long as a server waits.
        for (const row of rows) answers.push(row && answerTo(running, row));
        await Promise.allSettled(answers);
      });
      afterAll(() => running.end());

      const asked = rowsOf(prefix).map((row, index) => ({ row: rowFor(row, id), index }));
      test.each(asked.flatMap(({ row, index }) => (row ? [{ name: row.name, index }] : [])))(
        "$name",
        async ({ index }) => {
          const row = rows[index];
          const answer = await answers[index];
          if (!row || !answer) throw new Error("There is no such row.");
          expectCase(id, site.siteDir, row, answer);
        },
      );

      if (id !== "cloudfront")
        test("who sends a byte at a time is cut off, and others are answered meanwhile", async () => {
          const { port = 0 } = running;
          const slow = Array.from({ length: 50 }, () => sendSlowly(port, 8_000));
          const { status } = await ask(port, { name: "", path: `${prefix}/`, status: 200 });
          expect(status).toBe(200);
          expect((await Promise.all(slow)).filter((isCut) => !isCut)).toEqual([]);
        });
    });
});

test("the table has the requests that were tried, and more", () => {
  expect(rowsOf("").length).toBeGreaterThan(176);
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
