import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HostRules } from "../../../../src/output/hosting/host-rules";
import { s3Commands } from "../../../../src/output/hosting/s3";
import { isHashed } from "../../../../src/config/addresses/hashed-names";

const rules: HostRules = { prefix: "/docs-site", locales: ["ar"], routes: [], redirects: [] };

/** What `aws` is called with, from its own shell. */
function calls(): string[][] {
  const folder = mkdtempSync(join(tmpdir(), "s3-"));
  try {
    writeFileSync(join(folder, "aws"), '#!/bin/sh\nprintf "%s\\n" "$@" END >> "$CALLS"\n');
    chmodSync(join(folder, "aws"), 0o755);
    const env = {
      ...{ PATH: `${folder}:${process.env.PATH}`, CALLS: join(folder, "calls") },
      ...{ BUCKET: "b", DISTRIBUTION: "d" },
    };
    execFileSync("sh", ["-s", "site"], { input: s3Commands(rules), env, cwd: folder });
    const texts = readFileSync(join(folder, "calls"), "utf8").split("\nEND\n");
    return texts.filter(Boolean).map((call) => call.split("\n"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As the AWS command line reads its filters: the last one that fits counts, and a star stands for slashes too. */
function takes(call: readonly string[], file: string): boolean {
  let taken = true;
  call.forEach((word, index) => {
    if (word !== "--include" && word !== "--exclude") return;
    const pattern = (call[index + 1] ?? "")
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*");
    if (new RegExp(`^${pattern}$`, "s").test(file)) taken = word === "--include";
  });
  return taken;
}

const files = [
  ...["0464c56e31fa.js", "0464c56e31fa.js.map", "0464c56e31fa.js.LICENSE.txt"],
  ...["styles.0123456789abcdef0123.css", "static/search/docs-0464c56e31fa.json"],
  ...["ar/app-0123456789abcdef0123.js", "ar/static/0464c56e31fa-720.avif"],
  ...["index.html", "docs/static/how-to.html", "docs/static.html", "ar/index.html"],
  ...[
    "page-data/index/page-data.json",
    "offline-worker.mjs",
    "robots.txt",
    "download/openapi.d.ts",
  ],
];

test("what is named by its content comes first and is never deleted, pages come last, each file once", () => {
  const all = calls();
  expect(all.map((call) => call.slice(0, 4))).toEqual([
    ...Array.from({ length: 5 }, () => ["s3", "sync", "site", "s3://b/docs-site"]),
    ["cloudfront", "create-invalidation", "--distribution-id", "d"],
  ]);
  const [hashed = [], data = [], types = [], pages = [], deletion = []] = all;
  const steps = files.map((file) => [
    file,
    [hashed, data, types, pages].flatMap((call, step) => (takes(call, file) ? [step] : [])),
  ]);
  const step = (file: string) =>
    isHashed(file) ? 0 : file.endsWith(".html") ? 3 : file.endsWith(".ts") ? 2 : 1;
  expect(steps).toEqual(files.map((file) => [file, [step(file)]]));
  expect(deletion).toContain("--delete");
  expect(files.filter((file) => takes(deletion, file))).toEqual(
    files.filter((file) => !isHashed(file)),
  );
  expect(hashed).toContain("public, max-age=31536000, immutable");
  expect(types.slice(-2)).toEqual(["--content-type", "text/plain; charset=utf-8"]);
  expect(
    [data, types, pages].every((call) => call.includes("public, max-age=0, must-revalidate")),
  ).toBe(true);
});
