import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { Stopped } from "./operator-problem.mjs";
import { processStart } from "./process-start.mjs";

const lockName = ".build.lock";
/** In the environment of processes that the holder starts, which may use the folder too. */
const heldName = "DOCS_FOLDER_LOCK";
/** Milliseconds between heartbeats, and without one until a process of another machine is considered dead. */
const beatMs = 20_000;
const silentMs = 15 * beatMs;
/** A lock that is still empty after this many waits was cut off, not just being written. */
const emptyTries = 20;
const waitMs = 50;

/**
 * @typedef {object} Lock
 * @property {string} id
 * @property {string} work `npm run build`
 * @property {string} host of the processes; each container has its own
 * @property {string} since ISO time
 * @property {{ pid: number, start: string }[]} processes first the holder, then those that it started and that may
 *   outlive it; `start` from `processStart`
 */

/** @param {number} ms */
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const thisProcess = () => ({ pid: process.pid, start: processStart(process.pid) ?? "" });

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The lock in a text; undefined if the text was cut off while it was written. @param {string | undefined} text */
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

/** Writes a lock unless there is one. @param {string} file @param {string} text */
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
 * Removes a lock whose processes have ended, unless another process is just doing so: what it removes next could be the
 * lock of a third.
 * @param {string} file @param {string} seen its text
 */
function removeStale(file, seen) {
  const removing = `${file}.removing`;
  if (!create(removing, "")) {
    const { mtimeMs } = statSync(removing, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > beatMs) rmSync(removing, { force: true });
    return sleep(waitMs);
  }
  try {
    if (read(file) === seen) rmSync(file);
  } finally {
    rmSync(removing, { force: true });
  }
}

/** @param {Lock} lock */
function refusal({ work, processes, host, since }) {
  const numbers = processes.map(({ pid }) => pid);
  const isHere = host === hostname();
  const minutes = Math.round((Date.now() - Date.parse(since)) / 60_000);
  return new Stopped({
    what: `${work} works in this folder already`,
    where: lockName,
    seen: `process ${numbers.join(", ")}${isHere ? "" : ` on ${host}`}, since ${since} (${minutes} min)`,
    cause: "Two at once would write over each other's files. Nothing was touched.",
    fix: isHere
      ? `kill ${numbers.join(" ")}   # or wait for its end`
      : `rm ${lockName}   # once nothing is running there anymore`,
  });
}

/** Keeps up the heartbeat of a lock; returns what releases it. @param {string} file @param {string} id */
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

/** Joins the process that holds the folder and started this one. @param {string} file @param {Lock} lock */
function join(file, lock) {
  if (lock.processes.some(({ pid }) => pid === process.pid)) return;
  const text = JSON.stringify({ ...lock, processes: [...lock.processes, thisProcess()] });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

/**
 * Locks a folder for this process and those that it starts. The lock ends with the process, or by the returned
 * function.
 * @param {string} work `npm run build` @param {string} [folder]
 * @returns {() => void}
 * @throws {Stopped} if another process works there
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
  // A lock is empty for a moment while it is being written.
  for (let tries = 0; !create(file, JSON.stringify(lock)); tries++) {
    const seen = read(file);
    if (seen === undefined) continue;
    const other = lockOf(seen);
    if (other && isHeld(file, other)) throw refusal(other);
    if (other || tries > emptyTries) removeStale(file, seen);
    else sleep(waitMs);
  }
  process.env[heldName] = id;
  return hold(file, id);
}
