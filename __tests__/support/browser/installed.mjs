import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];

/** @param {NodeJS.ProcessEnv} env */
function linux(env) {
  const folders = [
    ...(env.PATH ?? "").split(delimiter).filter(Boolean),
    "/usr/bin",
    "/usr/local/bin",
    "/snap/bin",
  ];
  return [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    "/usr/lib/chromium/chromium",
    "/opt/google/chrome/chrome",
  ];
}

/** @param {NodeJS.ProcessEnv} env */
function macos(env) {
  const apps = ["Google Chrome", "Chromium", "Microsoft Edge"];
  return ["/", env.HOME ?? "/"].flatMap((root) =>
    apps.map((app) => join(root, "Applications", `${app}.app`, "Contents", "MacOS", app)),
  );
}

/** @param {NodeJS.ProcessEnv} env */
function windows(env) {
  const roots = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
  const programs = [
    ["Google", "Chrome", "Application", "chrome.exe"],
    ["Chromium", "Application", "chrome.exe"],
    ["Microsoft", "Edge", "Application", "msedge.exe"],
  ];
  return roots.flatMap((root) => (root ? programs.map((parts) => join(root, ...parts)) : []));
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Chromium and Chrome executables at their usual places, preferred ones first.
 * @param {{ platform?: NodeJS.Platform, env?: NodeJS.ProcessEnv, exists?: (file: string) => boolean }} [machine]
 */
export function installedBrowsers({
  platform = process.platform,
  env = process.env,
  exists = isExecutable,
} = {}) {
  const places =
    platform === "darwin" ? macos(env) : platform === "win32" ? windows(env) : linux(env);
  return [...new Set(places)].filter(exists);
}
