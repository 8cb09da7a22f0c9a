import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import dockerignore from "@balena/dockerignore";

const project = resolve(__dirname, "../../..");
const dockerfile = "deploy/Dockerfile";

interface Instruction {
  keyword: string;
  /** Words behind it, flags left out. */
  words: string[];
  text: string;
  /** `--from` of a COPY. */
  from: string | undefined;
}

/** The instructions of a Dockerfile, in their order. */
export function instructionsOf(text: string): Instruction[] {
  const lines = text.split("\n").filter((line) => !line.startsWith("#"));
  const whole = lines.join("\n").replace(/\\\n\s*/g, "");
  return whole.split("\n").flatMap((line) => {
    const [, keyword, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (keyword === undefined || rest === undefined) return [];
    const words = rest.split(/\s+/).filter((word) => !word.startsWith("--"));
    return [{ keyword, words, text: rest, from: /--from=(\S+)/.exec(rest)?.[1] }];
  });
}

/** The files that Docker is given: those in the repository, less what the list beside the Dockerfile leaves out. */
export function contextFiles(): string[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: project,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const rules = readFileSync(join(project, `${dockerfile}.dockerignore`), "utf8");
  return dockerignore().add(rules).filter(listed.split("\0").filter(Boolean));
}

export interface DockerBuild {
  /** Folder of the last stage, as the image has it: `/srv/site` is below it. */
  image: string;
  publicDir: string;
  exitCode: number | null;
  output: string;
  remove(): void;
}

interface BuildOptions {
  /** Files put into the context by path: a smaller site. */
  files: Record<string, string>;
  /** Variables beside those of the Dockerfile. */
  env: Record<string, string>;
}

async function run(command: string, cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn("sh", ["-c", command], { cwd, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += String(chunk)));
  const exitCode = await new Promise<number | null>((done) => child.once("close", done));
  return { exitCode, output };
}

/**
 * Follows the Dockerfile without Docker: each stage is a folder, filled from the files of the context and nothing else.
 * Packages of the system are those of this machine; instead of `npm ci` stands a link to those of the project. The site is
 * as deep below the folder for temporary files as copies of the project are: the link leads out of it, and webpack names
 * modules by the way there.
 */
export async function dockerBuild({ files, env }: BuildOptions): Promise<DockerBuild> {
  const root = mkdtempSync(join(tmpdir(), "docker-"));
  const context = join(root, "context");
  const put = (from: string, to: string) => {
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true });
  };
  for (const file of contextFiles()) put(join(project, file), join(context, file));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(context, name)), { recursive: true });
    writeFileSync(join(context, name), text);
  }
  const stages = new Map<string, string>();
  const built: DockerBuild = {
    image: root,
    publicDir: join(`${root}-build`, "site/public"),
    exitCode: 0,
    output: "",
    remove: () => {
      for (const folder of [root, ...stages.values()])
        rmSync(folder, { recursive: true, force: true });
    },
  };
  let cwd = "/";
  const own: Record<string, string> = {};
  const place = (path: string) => resolve(join(built.image, resolve(cwd, path)));
  for (const { keyword, words, text, from } of instructionsOf(
    readFileSync(join(project, dockerfile), "utf8"),
  )) {
    if (keyword === "FROM") {
      const name = words.at(-2)?.toUpperCase() === "AS" ? words.at(-1) : "last";
      built.image = `${root}-${name}`;
      stages.set(words.at(-1) ?? "", built.image);
      cwd = "/";
    } else if (keyword === "WORKDIR") cwd = words[0] ?? "/";
    else if (keyword === "ENV")
      for (const [, name = "", value = ""] of text.matchAll(/(\w+)=(\S*)/g))
        own[name] = value.replace(/^\$\{.*\}$/, "");
    else if (keyword === "COPY")
      for (const source of words.slice(0, -1)) {
        const to = words.at(-1) ?? "";
        const target = to.endsWith("/") && source !== "." ? join(to, source) : to;
        put(join(from === undefined ? context : (stages.get(from) ?? ""), source), place(target));
      }
    else if (keyword === "RUN" && text === "npm ci")
      symlinkSync(join(project, "node_modules"), place("node_modules"), "dir");
    else if (keyword === "RUN" && !text.startsWith("apt-get")) {
      const command = text.replace(/(?<=\s)\/(?=srv\/)/g, `${built.image}/`);
      const { exitCode, output } = await run(command, place("."), {
        ...process.env,
        CI: "true",
        ...own,
        ...env,
      });
      Object.assign(built, { exitCode, output: built.output + output });
      if (exitCode !== 0) break;
    }
  }
  return built;
}
