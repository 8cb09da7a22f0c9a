import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { loadTypeScript } from "./load-typescript.mjs";

// The other side of src/config/start-thread.ts: answers each message with what the function makes of it.
loadTypeScript();
const { file, name } = workerData;
const { [name]: run } = file.endsWith(".mjs")
  ? await import(pathToFileURL(file).href)
  : createRequire(path.resolve("package.json"))(`./${file}`);
parentPort?.on("message", async ({ id, input }) => {
  try {
    parentPort?.postMessage({ id, output: await run(...input) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
