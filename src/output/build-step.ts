import { setImmediate } from "node:timers/promises";
import type { Reporter } from "gatsby";

/** Reports the progress of a step: `120 of 412 operations`. */
export type Progress = (status: string) => void;

/** Runs a long step of a build; the log shows its progress and then its duration. */
export async function buildStep<T>(
  reporter: Pick<Reporter, "activityTimer">,
  name: string,
  work: (progress: Progress) => Promise<T> | T,
): Promise<T> {
  const activity = reporter.activityTimer(name);
  activity.start();
  // Shows the name before work that leaves no time to draw it.
  await setImmediate();
  try {
    return await work((status) => {
      activity.setStatus(status);
    });
  } finally {
    activity.end();
  }
}
