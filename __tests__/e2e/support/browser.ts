import type { LaunchOptions } from "@playwright/test";

const variable = "E2E_BROWSER";

interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Hands the browser that was found to the workers, which are processes of their own. */
export function passBrowser(browser: Browser): void {
  process.env[variable] = JSON.stringify(browser);
}

/** How a worker starts the browser; empty in the process that has not looked for one yet. */
export function startOptions(): LaunchOptions {
  const passed = process.env[variable];
  if (!passed) return {};
  const { executablePath, args, env } = JSON.parse(passed) as Browser;
  return { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } };
}
