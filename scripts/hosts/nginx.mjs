import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The module for .br files, in the packages of Debian and Ubuntu. */
export const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * Writes a complete nginx configuration around the generated one, and returns the arguments that start it.
 * @param {string} dir for the files of this run @param {string} site the generated configuration
 * @param {{ workers?: number }} [options]
 */
export function nginxArguments(dir, site, { workers = 1 } = {}) {
  const temporary = ["proxy", "fastcgi", "uwsgi", "scgi"];
  for (const name of ["body", ...temporary]) mkdirSync(join(dir, name), { recursive: true });
  writeFileSync(join(dir, "site.conf"), site);
  const text = [
    ...(existsSync(brotliModule) ? [`load_module ${brotliModule};`] : []),
    `pid ${join(dir, "nginx.pid")};`,
    `error_log ${join(dir, "error.log")};`,
    "daemon off;",
    // As root, nginx would pass requests to a user who cannot read the folder of a test.
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
