import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** True if a program is installed. */
export const hasProgram = (name: string) =>
  spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0;

/** Calls a function with a temporary folder. */
export function inFolder<T>(act: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), "sample-"));
  try {
    return act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The arguments that a shell sample passes to curl. */
export function argumentsOfCurl(code: string): string[] {
  return inFolder((folder) => {
    const seen = path.join(folder, "seen");
    const curl = path.join(folder, "curl");
    writeFileSync(curl, `#!/bin/bash\nprintf '%s\\0' "$@" > ${seen}\n`);
    chmodSync(curl, 0o755);
    execFileSync("bash", ["--norc", "-c", code], {
      env: { PATH: `${folder}:${process.env.PATH ?? ""}` },
    });
    return readFileSync(seen, "utf8").split("\0").slice(0, -1);
  });
}

/** The arguments that a Python sample passes to `requests`: method, URL, and named ones, with bytes as text. */
export function callInPython(code: string): { method: string; url: string; body: unknown } {
  const recorder = `
import json, sys
class response:
    text = ""
    @staticmethod
    def raise_for_status(): pass
def request(method, url, headers=None, json=None, data=None, files=None):
    import json as j
    body = json if json is not None else data.decode() if data is not None else None
    sys.stdout.buffer.write(j.dumps({"method": method, "url": url, "headers": headers, "body": body, "files": [list(map(str, f)) for f in files or []]}).encode())
    return response
def __getattr__(name):
    return lambda url, **given: request(name.upper(), url, **given)
`;
  return inFolder((folder) => {
    writeFileSync(path.join(folder, "requests.py"), recorder);
    writeFileSync(path.join(folder, "sample.py"), code.replace("\nprint(response.text)", ""));
    const out = execFileSync("python3", ["sample.py"], { cwd: folder, encoding: "utf8" });
    return JSON.parse(out) as ReturnType<typeof callInPython>;
  });
}
