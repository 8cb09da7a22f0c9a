import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { allFiles, compressFiles } from "../compress/compress-files.mjs";
import { wrongCommand } from "../process/command-line.mjs";
import { copyChanged } from "./copy-changed.mjs";
import { readRetired, writeRetired } from "./retired-files.mjs";
import { finishedSite } from "./finished-build.mjs";
import { nameInForm, stepOf } from "./site-form.mjs";

const stepNames = ["files with a hash", "data", "pages"];

/** Removes empty folders below `dir`; true if `dir` is empty now. @param {string} dir @returns {Promise<boolean>} */
async function removeEmpty(dir) {
  const entries = await readdir(dir, { withFileTypes: true });
  let isEmpty = true;
  for (const entry of entries)
    if (!entry.isDirectory() || !(await removeEmpty(join(dir, entry.name)))) isEmpty = false;
    else await rm(join(dir, entry.name), { recursive: true });
  return isEmpty;
}

/** Refuses a folder that is neither empty nor a deployed site. @param {string} dir */
async function refuseForeign(dir) {
  if (!existsSync(dir)) return;
  const names = await readdir(dir);
  const isSite = names.includes("index.html") || names.includes(".retired-files.json");
  if (names.length && !isSite)
    throw wrongCommand(
      `${dir} has files, but it is not a site`,
      names.slice(0, 5).join(", "),
      "None of its files is index.html, and all of them would be removed. Nothing was written.",
      `npm run deploy:dir -- ${join(dir, "site")}`,
    );
}

/**
 * Copies a finished build into a folder that is being served, which is consistent at any moment: first files that no
 * page names yet, then data, then pages. Then removes what is in no build anymore: pages and data at once, hashed
 * files, which open tabs may still request, after `keep`. `.br` and `.gz` are made in the target, because in `public`
 * they would go stale with the next build.
 * @param {object} options
 * @param {string} options.from
 * @param {string} options.to
 * @param {import("./site-form.mjs").Form} options.form
 * @param {number} options.keep milliseconds
 * @param {boolean} [options.compressed] with `.br` and `.gz`
 * @param {string} [options.cacheDir] of compressed files
 * @param {number} [options.now] milliseconds since 1970
 */
export async function deploySite(options) {
  const { from, to, form, keep, compressed = false, cacheDir, now = Date.now() } = options;
  const { locales, files } = finishedSite(from);
  const [source, target] = [resolve(from), resolve(to)];
  if (target === source || source.startsWith(target + sep) || target.startsWith(source + sep))
    throw wrongCommand(
      `${to} and ${from} lie within each other`,
      to,
      "The copy would be a part of what is copied.",
      "npm run deploy:dir -- ../site",
    );
  await refuseForeign(target);
  await mkdir(target, { recursive: true });

  const built = new Map(
    files.flatMap((file) => {
      const name = nameInForm(file, form, locales);
      return name === undefined ? [] : [[name, file]];
    }),
  );
  /** @type {{ step: string, written: number }[]} */
  const steps = [];
  for (const [step, name] of stepNames.entries()) {
    let written = 0;
    const files = [...built].filter(([file]) => stepOf(file) === step);
    for (const [file, original] of files)
      if (await copyChanged(join(source, original), join(target, file))) written++;
    if (compressed) await compressFiles(target, { files: files.map(([file]) => file), cacheDir });
    steps.push({ step: name, written });
  }
  const names = [...built.keys()];
  const wanted = new Set(compressed ? names.flatMap((n) => [n, `${n}.br`, `${n}.gz`]) : names);
  return { steps, ...(await prune(target, wanted, keep, now)) };
}

/** @param {string} target @param {ReadonlySet<string>} built @param {number} keep @param {number} now */
async function prune(target, built, keep, now) {
  const before = readRetired(target);
  /** @type {Record<string, number>} */
  const retired = {};
  let removed = 0;
  let kept = 0;
  for (const file of await allFiles(target)) {
    const isHidden = file.startsWith(".");
    if (built.has(file)) {
      if (isHidden) retired[file] = now;
      continue;
    }
    // Hidden files that no deployment noted belong to the host, such as .well-known/acme-challenge.
    if (isHidden && before[file] === undefined) continue;
    const since = before[file] ?? now;
    if (stepOf(file) === 0 && now - since < keep) {
      retired[file] = since;
      kept++;
    } else {
      await rm(join(target, file), { force: true });
      removed++;
    }
  }
  writeRetired(target, retired);
  await removeEmpty(target);
  return { removed, kept };
}
