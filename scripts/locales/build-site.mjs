import { existsSync } from "node:fs";
import { gatsbyBuild, runNode } from "../process/run.mjs";
import { takeOrEnd } from "../process/take-or-end.mjs";
import { siteLocales } from "./site-locales.mjs";
import { WorkFolders } from "./work-folders.mjs";

/**
 * Builds all locales, or the one in LOCALE. The default locale is last, because it writes files about all of them.
 * @param {readonly string[]} [options] for Gatsby
 * @returns {Promise<number>} exit code
 */
export async function buildSite(options = []) {
  const release = takeOrEnd("npm run build");
  try {
    return await buildLocales(options);
  } finally {
    release();
  }
}

/** @param {readonly string[]} options */
async function buildLocales(options) {
  const [base, ...others] = siteLocales();
  if (base === undefined || (!others.length && !existsSync(".locales")))
    return build(gatsbyBuild(), options);
  const all = /** @type {string[]} */ ([...others, base]);
  const chosen = process.env.LOCALE;
  // The build reports an unknown locale.
  if (chosen && !all.includes(chosen)) return build(gatsbyBuild(), options);
  const wanted = chosen ? [chosen] : all;
  const folders = new WorkFolders(base);
  folders.takeApart();
  let exitCode = 0;
  try {
    for (const locale of wanted) {
      folders.enter(locale);
      const isBelow = locale !== base;
      console.log(`\nLocale ${locale}`);
      exitCode = await build(gatsbyBuild({ locale, isBelow }), options);
      if (exitCode !== 0) break;
    }
  } finally {
    folders.putTogether(/** @type {string[]} */ (others));
  }
  return exitCode;
}

/** @param {ReturnType<typeof gatsbyBuild>} command @param {readonly string[]} options */
const build = ({ args, env }, options) => runNode([...args, ...options], { env });
