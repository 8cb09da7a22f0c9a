import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const require = createRequire(import.meta.url);
const run = promisify(execFile);

/** In node_modules, so that `npm ci` clears it; a temporary folder if that is not writable. */
function cacheFolder(/** @type {string} */ packageFolder) {
  const folder = join(dirname(dirname(packageFolder)), ".cache");
  try {
    mkdirSync(folder, { recursive: true });
    rmSync(mkdtempSync(join(folder, "try-")), { recursive: true });
    return folder;
  } catch {
    return mkdtempSync(join(tmpdir(), "packaged-chromium-"));
  }
}

/** For the fonts in the package, whose own list names the folders of a cloud machine. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** The package unpacks into the folder for temporary files, and unpacks its libraries only on Lambda. */
async function unpack(/** @type {string} */ into) {
  const code = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
  const env = { ...process.env, TMPDIR: into, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" };
  const cwd = dirname(fileURLToPath(import.meta.url));
  try {
    await run(process.execPath, ["--input-type=module", "-e", code], { cwd, env });
    writeFileSync(join(into, "fonts", "fonts.conf"), fontsConf);
  } catch (error) {
    rmSync(into, { recursive: true, force: true });
    const text = String(/** @type {{ stderr?: string }} */ (error).stderr || error);
    throw new Error(`it cannot be unpacked: ${/Error: (.*)/.exec(text)?.[1] ?? text}`, {
      cause: error,
    });
  }
}

/**
 * Unpacks the browser in `@sparticuz/chromium` (once; 200 MB), to be started with the machine's libraries, or else with
 * those in the package.
 * @returns {Promise<{ executablePath: string, env: Record<string, string> }[]>}
 */
export async function packagedBrowsers() {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error(
      `the package carries a browser for Linux on x64, and this is ${process.platform} on ${process.arch}`,
    );
  const packageFolder = join(dirname(require.resolve("@sparticuz/chromium")), "..", "..");
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const cache = cacheFolder(packageFolder);
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    const staging = mkdtempSync(join(cache, "unpack-"));
    await unpack(staging);
    // Atomic: another run may have been faster, and its folder is as good.
    try {
      renameSync(staging, folder);
    } catch {
      rmSync(staging, { recursive: true, force: true });
    }
  }
  const executablePath = join(folder, "chromium");
  const fonts = { FONTCONFIG_FILE: join(folder, "fonts", "fonts.conf") };
  const libraries = [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return [
    { executablePath, env: fonts },
    { executablePath, env: { ...fonts, LD_LIBRARY_PATH: libraries.join(":") } },
  ];
}
