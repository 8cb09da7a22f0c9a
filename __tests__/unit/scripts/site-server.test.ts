import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSiteServer } from "../../../scripts/serve/site-server.mjs";

const files = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Page Not Found</h1>",
  "404/index.html": "<h1>Page Not Found</h1>",
  "docs/index.html": "<h1>Docs</h1>",
  "docs/intro/index.html": "<h1>Intro</h1>",
  "app-0123456789abcdef0123.js": "run()",
  "docs/api/index.html": '<meta http-equiv="refresh" content="0; url=/docs/category/api">',
  "page-data/docs/page-data.json": "{}",
  _headers:
    "/*\n  X-Content-Type-Options: nosniff\n\n/*.js\n  Cache-Control: public, max-age=31536000, immutable\n",
  ".well-known/security.txt": "Contact: mailto:a@b.example\n",
  ".git/config": "secret",
  _redirects: "/docs/api /docs/category/api 302\n/docs /never 200\n/app /docs 200\n",
};

let folder: string;
const servers: Server[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-server-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "site", name)), { recursive: true });
    writeFileSync(join(folder, "site", name), text);
  }
  writeFileSync(join(folder, "secret.txt"), "secret");
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function start(pathPrefix = "") {
  const server = createSiteServer({ dir: join(folder, "site"), pathPrefix });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  // The plain client, because fetch tidies paths before it sends them.
  return async (path: string, method = "GET", headers = {}) => {
    const response = await new Promise<IncomingMessage>((done, failed) =>
      request({ port, path, method, headers, agent: false }, done).once("error", failed).end(),
    );
    let body = "";
    for await (const chunk of response) body += String(chunk);
    return { status: response.statusCode, headers: response.headers, body };
  };
}

test("a page is served at its clean path and always revalidated", async () => {
  const get = await start();
  const page = await get("/docs/intro");
  expect(page).toMatchObject({ status: 200, body: "<h1>Intro</h1>" });
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["cache-control"]).toContain("must-revalidate");
  const again = await get("/docs/intro", "GET", { "if-none-match": page.headers.etag });
  expect(again.status).toBe(304);
});

test("a trailing slash, .html, and /index.html redirect to the clean path and keep the query", async () => {
  const get = await start();
  for (const path of ["/docs/", "/docs.html", "/docs/index.html"]) {
    const response = await get(`${path}?q=a&x=?`);
    expect([path, response.status, response.headers.location]).toEqual([
      path,
      308,
      "/docs?q=a&x=?",
    ]);
  }
});

test("an unknown path, and the not-found page itself, answer 404 with that page", async () => {
  const get = await start();
  const paths = [
    "/nowhere",
    "/404",
    "/404.html",
    "/404/",
    "/_redirects",
    "/_headers",
    "/.git/config",
  ];
  for (const path of [...paths, "/page-data/x.json", "/nowhere-0123456789abcdef.js"])
    expect([path, await get(path)]).toMatchObject([path, { status: 404, body: files["404.html"] }]);
});

test("_redirects comes before files, and 200 serves the target if there is no file", async () => {
  const get = await start();
  const moved = await get("/docs/api?tab=1");
  expect([moved.status, moved.headers.location]).toEqual([302, "/docs/category/api?tab=1"]);
  expect((await get("/docs")).status).toBe(200);
  expect(await get("/app")).toMatchObject({ status: 200, body: files["docs/index.html"] });
});

test("a hashed script may be cached forever", async () => {
  const get = await start();
  const { headers } = await get("/app-0123456789abcdef0123.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("headers of _headers come with every answer, and a missing file is not cached", async () => {
  const get = await start();
  for (const path of ["/docs", "/docs/", "/nowhere", "/app-0123456789abcdef0123.js"])
    expect((await get(path)).headers["x-content-type-options"]).toBe("nosniff");
  const missing = await get("/nowhere-0123456789abcdef0123.js");
  expect(missing.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect((await get("/.well-known/security.txt")).headers["content-type"]).toBe(
    "text/plain; charset=utf-8",
  );
});

test("a prefetch for a reader who saves data is refused, and the refusal is not stored", async () => {
  const get = await start();
  const ahead = { "save-data": "on", "sec-purpose": "prefetch;prerender" };
  const refused = await get("/docs", "GET", ahead);
  expect([refused.status, refused.headers["cache-control"]]).toEqual([503, "no-store"]);
  expect((await get("/docs", "GET", { "save-data": "on" })).status).toBe(200);
  expect((await get("/docs", "GET", { "sec-purpose": "prefetch" })).status).toBe(200);
});

test("part of a file is sent for one range, otherwise the whole", async () => {
  const get = await start();
  const part = async (range: string, more = {}) => {
    const { status, body } = await get("/docs/intro", "GET", { range, ...more });
    return [status, body];
  };
  const whole = [200, files["docs/intro/index.html"]];
  expect(await part("bytes=0-3")).toEqual([206, "<h1>"]);
  expect(await part("bytes=0-0")).toEqual([206, "<"]);
  expect(await part("bytes=9-")).toEqual([206, "</h1>"]);
  expect(await part("bytes=-5")).toEqual([206, "</h1>"]);
  expect((await part("bytes=999-"))[0]).toBe(416);
  expect((await part("bytes=5-2"))[0]).toBe(416);
  for (const range of ["bytes=0-1,5-6", "lines=1-2"])
    expect([range, await part(range)]).toEqual([range, whole]);
  expect(await part("bytes=0-3", { "if-range": '"old"' })).toEqual(whole);
});

test("an error ends its own request with 500, and no other", async () => {
  const get = await start();
  const log = jest.spyOn(console, "error").mockReturnValue(undefined);
  // A loop of links cannot be read, which is not the fault of the request.
  symlinkSync("loop", join(folder, "site", "loop"));
  expect((await get("/loop")).status).toBe(500);
  expect(log).toHaveBeenCalledTimes(1);
  expect((await get("/docs")).status).toBe(200);
  log.mockRestore();
});

test("nothing outside of the folder is served", async () => {
  const get = await start();
  for (const path of [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/docs/..%2f..%2f..%2fsecret.txt",
    "/\\evil.example/",
  ]) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 400]);
    expect(response.body).not.toContain("secret");
  }
});

test("only reading is allowed", async () => {
  const get = await start();
  const response = await get("/docs", "POST");
  expect([response.status, response.headers.allow]).toEqual([405, "GET, HEAD"]);
  expect(await get("/docs", "HEAD")).toMatchObject({ status: 200, body: "" });
});

test("with a path prefix, everything is below it, and the root redirects there", async () => {
  const get = await start("/erp");
  expect(await get("/erp/docs")).toMatchObject({ status: 200, body: files["docs/index.html"] });
  expect((await get("/docs")).status).toBe(404);
  expect((await get("/")).headers.location).toBe("/erp/");
  expect((await get("/erp")).headers.location).toBe("/erp/");
  expect((await get("/erp/docs/")).headers.location).toBe("/erp/docs");
  expect(await get("/erp/")).toMatchObject({ status: 200, body: files["index.html"] });
});
