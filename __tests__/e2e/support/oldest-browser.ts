import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Identifier } from "@mdn/browser-compat-data";
import { publicDir } from "./site";

/** What the oldest browsers lack, by its place: `["Array", "toReversed", true]`, `["URL", "canParse_static", false]`. */
interface Newer {
  members: [owner: string, member: string, isBuiltIn: boolean][];
  globals: string[];
}

/** Chromium would enforce them all the same. */
const kept = /^trustedtypes|^trusted(?:html|script|scripturl|typepolicy)/i;

async function newerApis(): Promise<Newer> {
  const { compatData } = await import("../../../scripts/browser-support/compat-data.mjs");
  const { lackOf, oldestBrowsers } = await import("../../../scripts/browser-support/support.mjs");
  const floors = oldestBrowsers();
  const newer: Newer = { members: [], globals: [] };
  const inside = (entry: Identifier = {}) =>
    Object.entries(entry as Record<string, Identifier>).filter(([name]) => name !== "__compat");
  const { builtins } = compatData.javascript;
  const places: [before: string, owners: Identifier | undefined][] = [
    ["", builtins],
    ["Intl.", builtins?.Intl],
    ["", compatData.api],
  ];
  for (const [before, owners] of places)
    for (const [owner, members] of inside(owners)) {
      const path = before + owner;
      if (lackOf(members.__compat, floors)) newer.globals.push(path);
      for (const [member, { __compat }] of inside(members))
        if (member !== owner && lackOf(__compat, floors))
          newer.members.push([path, member, owners !== compatData.api]);
    }
  return {
    members: newer.members.filter(([owner, member]) => !kept.test(owner) && !kept.test(member)),
    globals: newer.globals.filter((name) => !kept.test(name)),
  };
}

/** Runs in the browser before all else; it is stringified. Tells how much it removed by `removedApis`. */
function removeApis({ members, globals }: Newer): void {
  type Place = Record<PropertyKey, unknown>;
  const root = globalThis as unknown as Place;
  const at = (path: string) =>
    path.split(".").reduce<Place | undefined>((place, name) => place?.[name] as Place, root);
  let removed = 0;
  const remove = (place: Place | undefined, name: PropertyKey) => {
    if (place && Object.hasOwn(place, name) && delete place[name]) removed++;
  };
  const removeGlobal = (name: PropertyKey) => {
    for (let scope = root; scope; scope = Object.getPrototypeOf(scope) as Place)
      remove(scope, name);
  };
  for (const [owner, member, isBuiltIn] of members) {
    const typed = Object.getPrototypeOf(Int8Array) as Place;
    const place = owner === "TypedArray" ? typed : at(owner);
    const name = member.startsWith("@@")
      ? (Symbol as unknown as Record<string, symbol>)[member.slice(2)]
      : member.replace(/_static$/, "").replace(/^(.*)_event$/, "on$1");
    if (!name) continue;
    // What windows and workers share, the data may have of one of them.
    if (owner === "Window" || owner === "WorkerGlobalScope") removeGlobal(name);
    if (!place) continue;
    if (!member.endsWith("_static")) remove(place.prototype as Place | undefined, name);
    // A namespace has no prototype; of what is built in the data does not say which of the two has it.
    if (member.endsWith("_static") || isBuiltIn || !place.prototype) remove(place, name);
  }
  for (const path of globals) {
    const [name = "", above] = path.split(".").reverse();
    if (above) remove(at(above), name);
    else removeGlobal(name);
  }
  root.removedApis = removed;
}

/** A script after which Chromium has nothing that the oldest browsers of package.json lack. */
export async function removalScript(): Promise<string> {
  return `(${removeApis.toString()})(${JSON.stringify(await newerApis())});\n`;
}

/** Scripts of workers: no page runs the removal for them. */
const isOfWorker = (file: string) =>
  file === "/offline-worker.mjs" ||
  (file.endsWith(".js") && readFile(file).includes("importScripts"));

const readFile = (file: string) => readFileSync(join(publicDir, file), "utf8");

/** Serves the build with a script before those of workers. The caller closes it. */
export async function serveWithWorkers(before: string): Promise<Server> {
  const { createSiteServer } = await import("../../../scripts/serve/site-server.mjs");
  const site = createSiteServer({ dir: publicDir });
  const send = (file: string, response: ServerResponse) =>
    void response
      .writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" })
      .end(before + readFile(file));
  const server = createServer((request, response) => {
    const file = request.url ?? "/";
    const isScript = request.method === "GET" && /^\/[\w.-]+\.m?js$/.test(file);
    if (isScript && existsSync(join(publicDir, file)) && isOfWorker(file)) send(file, response);
    else site.emit("request", request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  return server;
}
