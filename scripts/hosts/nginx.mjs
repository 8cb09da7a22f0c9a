import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The module for .br files, where Debian's and Ubuntu's packages put it. */
export const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * Writes a whole configuration of nginx for a test around the one that the build makes for `http`.
 * @param {string} dir for the files of this run
 * @param {string} site text of the generated configuration
 * @param {{ workers?: number }} [options]
 * @returns {string[]} arguments that start it in the foreground
 */
export function nginxArguments(dir, site, { workers = 1 } = {}) {
  for (const name of ["body", "proxy", "fastcgi", "uwsgi", "scgi"])
    mkdirSync(join(dir, name), { recursive: true });
  writeFileSync(join(dir, "site.conf"), site);
  const temporary = ["proxy", "fastcgi", "uwsgi", "scgi"];
  const text = [
    ...(existsSync(brotliModule) ? [`load_module ${brotliModule};`] : []),
    `pid ${join(dir, "nginx.pid")};`,
    `error_log ${join(dir, "error.log")};`,
    "daemon off;",
    // Root would hand requests to another user, who may not read the folder of a test.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    `worker_processes ${workers};`,
    "worker_rlimit_nofile 4096;",
    "events { worker_connections 2048; }",
    "http {",
    "  access_log off;",
    "  sendfile on;",
    `  client_body_temp_path ${join(dir, "body")};`,
    ...temporary.map((name) => `  ${name}_temp_path ${join(dir, name)};`),
    `  include ${join(dir, "site.conf")};`,
    "}",
  ];
  writeFileSync(join(dir, "nginx.conf"), `${text.join("\n")}\n`);
  return ["-p", dir, "-e", join(dir, "error.log"), "-c", join(dir, "nginx.conf")];
}

/** What nginx has logged, for a message. @param {string} dir */
export function nginxLog(dir) {
  const file = join(dir, "error.log");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
