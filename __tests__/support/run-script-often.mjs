import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs a script of the project several times in this process, so that what it loads is loaded once, and prints what it said
 * and the exit code that it left each time.
 * @typedef {{ args: string[], env: Record<string, string> }} Call
 * @typedef {{ status: number, text: string }} Said
 */
const [script, calls] = process.argv.slice(2);
const { href } = pathToFileURL(path.resolve(script));
/** @type {Said[]} */
const all = [];
let text = "";
const { log } = console;
console.log = console.error = (line) => {
  text += `${line}\n`;
};
for (const [index, { args, env }] of /** @type {Call[]} */ (JSON.parse(calls)).entries()) {
  text = "";
  Object.assign(process.env, env);
  process.argv = [process.execPath, script, ...args];
  await import(`${href}?${index}`);
  all.push({ status: Number(process.exitCode ?? 0), text });
}
process.exitCode = 0;
log(JSON.stringify(all));
