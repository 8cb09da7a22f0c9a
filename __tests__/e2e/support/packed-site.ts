import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { publicDir } from "./site";

const isText = /json|javascript|css|html|svg/;
/**
 * The built site as hosts serve it: texts packed by Brotli. The site's own server leaves that to them. Quality 9 takes no
 * time that a measurement would feel; `npm run compress` packs with 11.
 */
export async function servePackedSite(
  dir = publicDir,
  quality = 9,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { createSiteServer } = await import("../../../scripts/serve/site-server.mjs");
  const site = createSiteServer({ dir });
  await listen(site);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const packed = new Map<string, Buffer>();
  const server = createServer((req, res) => {
    const answerPacked = async () => {
      const answer = await fetch(addressOf(site) + (req.url ?? "/"), { redirect: "manual" });
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = Object.fromEntries(answer.headers);
      delete headers["content-length"];
      delete headers["transfer-encoding"];
      if (!isText.test(type)) return res.writeHead(answer.status, headers).end(body);
      const key = req.url ?? "/";
      const small = packed.get(key) ?? brotliCompressSync(body, { params });
      packed.set(key, small);
      return res.writeHead(answer.status, { ...headers, "content-encoding": "br" }).end(small);
    };
    // At the end of a test the site is closed while pages still load ahead.
    answerPacked().catch(() => res.destroy());
  });
  await listen(server);
  return {
    url: addressOf(server),
    async close() {
      for (const one of [server, site]) {
        one.closeAllConnections();
        await new Promise((done) => one.close(done));
      }
    },
  };
}

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, done));
const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;
