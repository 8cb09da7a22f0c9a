import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadSiteConfig } from "../../../src/config/load-site-config";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "foreign-settings-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

function problemsOf(yaml: string) {
  fs.writeFileSync(path.join(root, "site.yaml"), yaml);
  return loadSiteConfig(root, { SITE_CONFIG: "site.yaml" }).problems;
}

test.each([
  ["siteUrl: https://docs.example.com", "url: https://docs.example.com"],
  ["tagline: All about orders", "description: All about orders"],
  ["baseUrl: /docs/", "PATH_PREFIX=/docs npm run build"],
  ["onBrokenLinks: warn", "ON_BROKEN_LINKS=warn npm run build"],
  ["presets: []", "Remove the line: presets: []"],
  ["imageHosts: ['http://cdn.example.com/img']", "imageHosts: ['https://cdn.example.com']"],
  ["api: { referenceHosts: ['https://a.example.com/b'] }", "referenceHosts: ['a.example.com']"],
])("%s of another generator leads to what is here", (line, fix) => {
  const problems = problemsOf(`${line}\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.fix).toContain(fix);
  expect(problems[0]?.cause).not.toContain("Only these keys");
});

test.each(["themeConfig:", "editLink:", "i18n:", "announcementBar:", "algolia:"])(
  "what stands for %s can be pasted",
  (key) => {
    const [problem] = problemsOf(`${key} {}\n`);
    expect(problemsOf(`${problem?.fix ?? ""}\n`)).toEqual([]);
  },
);
