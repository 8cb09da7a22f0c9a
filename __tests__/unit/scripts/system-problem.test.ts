import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { requireFreePort } from "../../../scripts/process/free-port.mjs";
import { formatOperatorProblem, problemOf } from "../../../scripts/process/operator-problem.mjs";

/** An error as the system raises it. */
const raised = (code: string, syscall: string, path = "public/index.html") =>
  Object.assign(new Error(`${code}: …, ${syscall} '${path}'`), { code, syscall, path });

const said = (error: unknown) => {
  const problem = problemOf(error);
  return problem && formatOperatorProblem(problem);
};

test.each([
  ["a full disk", raised("ENOSPC", "write")],
  ["a quota that is used up", raised("EDQUOT", "write")],
  ["a full disk below Gatsby's data", new Error("Commit failed: No space left on device")],
  ["a system for reading only", raised("EROFS", "open")],
  ["a volume in place of a folder", raised("EBUSY", "rmdir", ".cache")],
  [
    "a full disk where something is copied to",
    Object.assign(raised("ENOSPC", "copyfile", "static/a.png"), { dest: "public/a.png" }),
  ],
  ["too many open files", raised("EMFILE", "open", "content/docs/intro.mdx")],
  ["too many watched files", raised("ENOSPC", "watch", "content/docs")],
])("%s is named", (_, error) => {
  expect(said(error)).toMatchSnapshot();
});

test("what another copy of this code has stopped is known, too", () => {
  const stop = { what: "What", where: "a", seen: "b", cause: "c", fix: "d" };
  expect(problemOf(Object.assign(new Error("x"), { stop }))).toBe(stop);
});

test("errors of the code are not the system's", () => {
  expect(said(new TypeError("x is not a function"))).toBeUndefined();
  expect(said(raised("ENOENT", "open"))).toBeUndefined();
  expect(said("text")).toBeUndefined();
});

describe("as a user who may not write", () => {
  const isRoot = process.getuid?.() === 0;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rights-"));
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, "public"));
    writeFileSync(join(folder, "public/index.html"), "");
  });
  afterEach(() => {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true });
  });

  /** What a process prints that does something in the folder; root is another user there. */
  function printed(code: string): string {
    const modules = resolve("scripts/process");
    const text = `import fs from "node:fs";
      import { nameStops } from "${modules}/operator-problem.mjs";
      import { takeOrEnd } from "${modules}/take-or-end.mjs";
      nameStops(); ${code}`;
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", text], {
      cwd: folder,
      encoding: "utf8",
      ...(isRoot && { uid: 65_534, gid: 65_534 }),
    });
    expect(status).toBe(1);
    return stderr.trim().replace(/\buser \d+/g, "user N");
  }

  test("a file of another user, or without rights, is named with the command that mends it", () => {
    chmodSync(join(folder, "public/index.html"), 0o444);
    const text = printed('fs.writeFileSync("public/index.html", "text");');
    expect(text).toMatch(/^The build may not use a file or folder: public\/index.html\n/);
    expect(text).toMatch(
      isRoot ? /fix +sudo chown -R "\$\(id -u\)" "public"$/ : /fix +chmod -R u\+rwX "public"$/,
    );
  });

  test("a folder in which the build cannot even say that it works there is named", () => {
    chmodSync(folder, 0o555);
    const text = printed('takeOrEnd("npm run build");');
    expect(text).toContain("where  .build.lock\n");
    expect(text).toMatch(isRoot ? /fix +sudo chown "\$\(id -u\)" \.$/ : /fix +chmod u\+rwX \.$/);
  });

  test("other errors are shown as they are", () => {
    expect(printed('throw new Error("our own");')).toContain("Error: our own");
  });
});

test("develop does not ask for another port, but names a free one", async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const error: unknown = await requireFreePort(["--port", String(port)]).catch((one) => one);
  await new Promise((done) => server.close(done));
  expect(said(error)).toMatch(/Port \d+ cannot be used\n[^]*npm run develop -- --port 8\d\d\d$/);
  await requireFreePort(["-p", String(port)]);
  await expect(requireFreePort(["-p", "abc"])).rejects.toThrow("There is no port abc");
});
