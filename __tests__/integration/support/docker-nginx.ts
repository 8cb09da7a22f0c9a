import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram, startProgram } from "../../../scripts/hosts/program.mjs";

/**
 * Starts nginx with the two configurations that stand in an image, in the places where they stand there; those of the
 * machine are only for the modules. The caller ends it.
 */
export async function serveImage(image: string): Promise<{ port: number; end(): Promise<void> }> {
  const { default: getPort } = await import("get-port");
  const port = await getPort();
  const temporary = join(image, "tmp");
  mkdirSync(temporary, { recursive: true });
  const moved = (file: string) => {
    const text = readFileSync(join(image, file), "utf8");
    // First of all: the other places are moved into a folder that may itself be below /tmp.
    const own = text
      .replaceAll(" /tmp/", ` ${temporary}/`)
      .replaceAll("/etc/nginx/conf.d/", join(image, "etc/nginx/conf.d/"))
      .replaceAll("/srv/site", join(image, "srv/site"))
      // What is a stream in a container is a socket here, which cannot be opened.
      .replaceAll("/dev/stdout", join(temporary, "access.log"))
      .replace("listen 8080;", `listen 127.0.0.1:${port};`);
    writeFileSync(join(image, file), own);
  };
  moved("etc/nginx/nginx.conf");
  moved("etc/nginx/conf.d/site.conf");
  const main = join(image, "etc/nginx/nginx.conf");
  // Root would hand requests to another user, who may not read the folder of a test.
  if (process.getuid?.() === 0) appendFileSync(main, "user root;\n");
  const args = ["-e", "stderr", "-c", main, "-g", "daemon off;"];
  const { end } = await startProgram(findProgram("nginx") ?? "nginx", args, port);
  return { port, end };
}
