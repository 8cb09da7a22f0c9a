import path from "node:path";
import { Worker, type WorkerOptions } from "node:worker_threads";

const script = path.resolve("scripts", "process", "thread.mjs");

interface Answer<Output> {
  id: number;
  output: Output;
  /** In place of the output, if the function threw. */
  error?: unknown;
}

interface Call<Output> {
  resolve(output: Output): void;
  reject(error: unknown): void;
}

/** A function that runs in a thread of its own. The thread does not keep the process alive. */
interface Thread<Input extends unknown[], Output> {
  /** @throws what the function throws, or what ends the thread */
  run(...input: Input): Promise<Output>;
  end(): Promise<unknown>;
}

/**
 * Starts a thread for the function `name` of a module of the project, so that this one goes on meanwhile.
 * Arguments and results are copied. `file` is relative to the project.
 */
export function startThread<Input extends unknown[], Output>(
  file: string,
  name: string,
  options: WorkerOptions = {},
): Thread<Input, Output> {
  const worker = new Worker(script, { ...options, workerData: { file, name } });
  const calls = new Map<number, Call<Output>>();
  let last = 0;
  let end: { error: unknown } | undefined;
  const failAll = (error: unknown) => {
    end ??= { error };
    for (const { reject } of calls.values()) reject(end.error);
    calls.clear();
  };
  worker.on("message", ({ id, output, error }: Answer<Output>) => {
    const call = calls.get(id);
    calls.delete(id);
    if (!calls.size) worker.unref();
    if (error === undefined) call?.resolve(output);
    else call?.reject(error);
  });
  worker.once("error", failAll);
  worker.once("exit", (code) => {
    failAll(new Error(`the thread of ${file} ended with ${code}`));
  });
  worker.unref();
  return {
    run: (...input) =>
      new Promise((resolve, reject) => {
        // Nobody would answer.
        if (end) return reject(end.error);
        const id = ++last;
        calls.set(id, { resolve, reject });
        worker.ref();
        worker.postMessage({ id, input });
      }),
    end: () => worker.terminate(),
  };
}
