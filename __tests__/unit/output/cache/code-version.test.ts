import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeVersion, readProjectVersion } from "../../../../src/output/cache/code-version";

/** The version of a project with these files, of which all are loaded. */
function versionOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "project-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(root, name, ".."), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return codeVersion(
      Object.keys(files).map((name) => join(root, name)),
      root,
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("code that has changed has another version, also when only a name has", () => {
  const version = versionOf({ "src/a.ts": "1" });
  expect(versionOf({ "src/a.ts": "2" })).not.toBe(version);
  expect(versionOf({ "src/b.ts": "1" })).not.toBe(version);
});

test("other packages make another version", () => {
  const locked = (version: string) =>
    versionOf({ "src/a.ts": "1", "package-lock.json": `{"version":"${version}"}` });
  expect(locked("1.0.1")).not.toBe(locked("1.0.0"));
});

test("neither the folder of the project, nor the order of loading, nor packages make a difference", () => {
  const version = versionOf({ "src/a.ts": "1", "plugins/p/b.ts": "2" });
  const other = { "plugins/p/b.ts": "2", "src/a.ts": "1", "node_modules/c/src/c.js": "3" };
  expect(versionOf(other)).toBe(version);
});

describe("the version of everything but content", () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });
  const version = (settings: Record<string, string> = {}) => {
    process.env = { ...before, ...settings };
    return readProjectVersion();
  };

  test("changes with each setting, and with the configuration that is named", () => {
    const plain = version();
    expect(version()).toBe(plain);
    const others = ["CONTENT_DIR", "LOCALE", "OPENAPI_DIR", "PATH_PREFIX", "SITE_URL"].map((name) =>
      version({ [name]: "x" }),
    );
    const folder = mkdtempSync(join(tmpdir(), "config-"));
    const configured = ["a", "b"].map((text) => {
      writeFileSync(join(folder, "site.ts"), text);
      return version({ SITE_CONFIG: join(folder, "site.ts") });
    });
    rmSync(folder, { recursive: true });
    expect(new Set([plain, ...others, ...configured]).size).toBe(8);
  });
});
