import { existsSync } from "node:fs";
import { gatsbyBuild, runNode } from "../process/run.mjs";
import { takeOrEnd } from "../process/take-or-end.mjs";
import { siteLocales } from "./site-locales.mjs";
import { WorkFolders } from "./work-folders.mjs";

/**
 * Builds the whole site: one build for each locale, the default one last, because it writes what is about all of them.
 * With one locale it is that one build. LOCALE builds no other one than that.
 * @param {readonly string[]} [options] handed on to Gatsby
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
  // The build says what is wrong with a locale that the site does not have.
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
