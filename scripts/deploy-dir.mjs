import { resolve } from "node:path";
import { requireReady } from "./process/ready.mjs";

requireReady();

const { deploySite } = await import("./deploy/deploy-site.mjs");
const { duration } = await import("./deploy/retired-files.mjs");
const { commandLine, wrongCommand } = await import("./process/command-line.mjs");
const { takeFolder } = await import("./process/folder-lock.mjs");

const usage = `npm run deploy:dir -- DIR [--form index|html] [--keep 14d] [--from public] [--plain]

  DIR     the folder that is served; made when it is not there
  --form  index: docs/intro/index.html (nginx, Caddy, npm run serve); html: docs/intro.html (Netlify, Cloudflare Pages,
          GitHub Pages, S3), so that the host does not lead to an address with a slash at its end
  --keep  how long files of earlier builds with a hash in their names stay: 14d, 36h, 0
  --plain without .br and .gz, for hosts that compress by themselves`;

const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    form: { type: "string", default: "index" },
    keep: { type: "string", default: "14d" },
    from: { type: "string", default: "public" },
    plain: { type: "boolean", default: false },
  },
});
const [to, ...more] = positionals;
const { form, from, plain } = values;
if (!to || more.length)
  throw wrongCommand(
    "Which folder?",
    positionals.join(" "),
    "It copies the site into one folder.",
    usage,
  );
if (form !== "index" && form !== "html")
  throw wrongCommand(`There is no form ${form}`, `--form ${form}`, "It is index or html.", usage);
const keep = duration(values.keep);
// A build that starts meanwhile would change what is being copied.
if (resolve(from) === resolve("public")) takeFolder("npm run deploy:dir");
const { steps, removed, kept } = await deploySite({ from, to, form, keep, compressed: !plain });
for (const { step, written } of steps) console.log(`${step}: ${written} written`);
console.log(`${removed} removed, ${kept} of earlier builds kept`);
