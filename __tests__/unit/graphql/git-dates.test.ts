import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { datesOfLog, readGitDates } from "../../../src/graphql/git-dates";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "git-dates-"));
  mkdirSync(join(root, "content", "docs"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(cwd: string, date: string, ...args: string[]) {
  const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  const at = `${date}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at, TZ: "UTC" };
  execFileSync("git", [...who, ...args], { cwd, env, stdio: "ignore" });
}

function commit(file: string, date: string) {
  writeFileSync(join(root, file), date);
  git(root, date, "add", "--all");
  git(root, date, "commit", "-m", "change");
}

describe("days of last commits", () => {
  it("are read for all files below a folder, the newest commit of each", async () => {
    git(root, "2026-01-01", "init");
    commit("content/docs/intro.mdx", "2026-01-02");
    commit("content/docs/größe & maß.mdx", "2026-02-03");
    commit("content/docs/intro.mdx", "2026-03-04");
    commit("elsewhere.txt", "2026-04-05");
    expect([...(await readGitDates(join(root, "content")))].sort()).toEqual([
      ["docs/größe & maß.mdx", "2026-02-03"],
      ["docs/intro.mdx", "2026-03-04"],
    ]);
  });

  it("are unknown in a shallow clone, whose only commit seems to have changed everything", async () => {
    git(root, "2026-01-01", "init");
    commit("content/docs/intro.mdx", "2026-01-02");
    commit("content/docs/other.mdx", "2026-01-03");
    git(root, "2026-01-04", "clone", "--depth", "1", `file://${root}`, "shallow");
    expect((await readGitDates(join(root, "shallow", "content"))).size).toBe(0);
  });

  it("are unknown where there is no repository", async () => {
    expect((await readGitDates(join(root, "content"))).size).toBe(0);
  });

  it("are none in an empty log", () => {
    expect(datesOfLog("").size).toBe(0);
  });
});
