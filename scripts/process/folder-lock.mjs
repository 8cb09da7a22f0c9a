import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { processStart } from "./process-start.mjs";

const lockName = ".build.lock";
/** In the environment of what the holder starts: the folder is theirs too. */
const heldName = "DOCS_FOLDER_LOCK";
/** Milliseconds between signs of life, and without one after which a process of another machine has ended. */
const beatMs = 20_000;
const silentMs = 15 * beatMs;

/**
 * @typedef {object} Lock who works in a folder
 * @property {string} id
 * @property {string} work `npm run build`
 * @property {string} host of the processes; a container has one of its own
 * @property {string} since ISO time
 * @property {{ pid: number, start: string }[]} processes the first took the folder, the others were started by it and
 *   may outlive it; `start` as of `processStart`
 */

/** @param {number} ms */
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const thisProcess = () => ({ pid: process.pid, start: processStart(process.pid) ?? "" });

/** The text of a lock; undefined where there is none. @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined;
    throw error;
  }
}

/** What a text says; undefined for one that was cut off while it was written. @param {string | undefined} text */
function lockOf(text) {
  try {
    return /** @type {Lock} */ (JSON.parse(text ?? ""));
  } catch {
    return undefined;
  }
}

/** @param {string} file @param {Lock} lock */
function isHeld(file, { processes, host }) {
  if (host === hostname()) return processes.some(({ pid, start }) => processStart(pid) === start);
  const beat = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - beat < silentMs;
}

/** Writes a lock where there is none. @param {string} file @param {string} text */
function create(file, text) {
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Takes away a lock whose processes have ended. Another one may have done so and have taken the folder since: what was
 * taken away by mistake is put back.
 * @param {string} file @param {string} seen its text
 */
function removeStale(file, seen) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const taken = read(aside);
  if (taken !== undefined && taken !== seen) create(file, taken);
  rmSync(aside, { force: true });
}

/** @param {Lock} lock */
function refusal({ work, processes, host, since }) {
  const numbers = processes.map(({ pid }) => pid).join(", ");
  const where = host === hostname() ? "" : ` on ${host}`;
  const minutes = Math.round((Date.now() - Date.parse(since)) / 60_000);
  return new Error(
    [
      `${work} works in this folder: process ${numbers}${where}, since ${since} (${minutes} min).`,
      "Two at once would write over each other's files. Nothing was touched.",
      `Wait for its end, or end it. If nothing works here any more: rm ${lockName}`,
    ].join("\n"),
  );
}

/** Shows that the lock is held, and gives it back. @param {string} file @param {string} id */
function hold(file, id) {
  const isOurs = () => lockOf(read(file))?.id === id;
  const beat = setInterval(() => isOurs() && utimesSync(file, new Date(), new Date()), beatMs);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off("exit", release);
    if (process.env[heldName] === id) delete process.env[heldName];
    if (isOurs()) rmSync(file, { force: true });
  };
  process.on("exit", release);
  return release;
}

/** Joins the process that took the folder and started this one. @param {string} file @param {Lock} lock */
function join(file, lock) {
  if (lock.processes.some(({ pid }) => pid === process.pid)) return;
  const text = JSON.stringify({ ...lock, processes: [...lock.processes, thisProcess()] });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

/**
 * Takes a folder for one build, `develop` or deployment at a time. What this process starts may work there too. It is
 * given back at the end of the process, or by what is returned.
 * @param {string} work `npm run build`
 * @param {string} [folder]
 * @returns {() => void}
 * @throws when another process works there: says which, and since when
 */
export function takeFolder(work, folder = ".") {
  const file = resolve(folder, lockName);
  const joined = lockOf(read(file));
  if (joined && joined.id === process.env[heldName]) {
    join(file, joined);
    return () => undefined;
  }
  const id = randomUUID();
  const since = new Date().toISOString();
  /** @type {Lock} */
  const lock = { id, work, host: hostname(), since, processes: [thisProcess()] };
  // One that is just being written is empty for a moment.
  for (let tries = 0; !create(file, JSON.stringify(lock)); tries++) {
    const seen = read(file);
    if (seen === undefined) continue;
    const other = lockOf(seen);
    if (other && isHeld(file, other)) throw refusal(other);
    if (other || tries > 20) removeStale(file, seen);
    else sleep(50);
  }
  process.env[heldName] = id;
  return hold(file, id);
}
