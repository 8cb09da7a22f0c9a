import { ofServers, type Deviation, type HostCase, type SampleFiles } from "../host-case";
import { security } from "./expected";

const gos = "Go's HTTP answers before Caddy does";
const go = (status: number): HostCase["except"] => ({ caddy: { why: gos, status, bare: true } });
const nodes = (status: number): Deviation => ({ why: "Node's parser is stricter", status });

/** What is sent is not a plain request: methods, hosts, bodies, lengths that do not agree, and what is not HTTP. */
export function protocolCases({ prefix, route, page, script }: SampleFiles): HostCase[] {
  const at = prefix + route;
  const host = "Host: docs.example\r\n";
  const end = "Connection: close\r\n\r\n";
  const raw = (
    name: string,
    text: string,
    status: number,
    more: Partial<HostCase> = {},
  ): HostCase => ({
    name,
    path: at,
    raw: text,
    status,
    headers: security,
    ...more,
  });
  const methods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"];
  const clean = { headers: { ...security, location: at } };
  const found = { file: page };
  /** A second request behind the first, if a server takes it for one. */
  const second = `HEAD ${prefix}/smuggled HTTP/1.1\r\n${host}${end}`;
  /** A request with these lines behind its host. */
  const lines = (name: string, more: string, status: number, expected: Partial<HostCase> = {}) =>
    raw(name, `GET ${at} HTTP/1.1\r\n${host}${more}`, status, expected);
  /** A request whose end is in doubt, with a second one behind it: one answer. */
  const doubtful = (name: string, more: string, status: number, except?: HostCase["except"]) =>
    raw(name, `HEAD ${at} HTTP/1.1\r\n${host}${more}${second}`, status, { answers: 1, except });
  /** A request with this first line. */
  const first = (name: string, line: string, status: number, expected: Partial<HostCase> = {}) =>
    raw(name, `${line}\r\n${host}${end}`, status, expected);
  const long = "a".repeat(30_000);
  return ofServers([
    ...methods.map((method): HostCase => ({
      name: `only reading: ${method}`,
      path: at,
      method,
      status: 405,
      headers: security,
    })),
    first("a method in small letters", `get ${at} HTTP/1.1`, 400, {
      except: { caddy: { why: "takes it for another method", status: 405 } },
    }),
    first("a method that nobody knows", `BREW ${at} HTTP/1.1`, 405, {
      except: { bundled: nodes(400) },
    }),
    first("a method of 300 letters", `${"A".repeat(300)} ${at} HTTP/1.1`, 405, {
      except: { ...go(405), bundled: nodes(400) },
    }),
    first("a tunnel", "CONNECT evil.example:443 HTTP/1.1", 405, {
      except: { nginx: { why: "sees an address that is none", status: 400 } },
    }),
    first("a tunnel to a path", `CONNECT ${at} HTTP/1.1`, 405),
    first("options of the server", "OPTIONS * HTTP/1.1", 405, {
      except: { ...go(200), nginx: { why: "sees an address that is none", status: 400 } },
    }),
    first("a star is no page", "GET * HTTP/1.1", 400, {
      except: { caddy: { why: "takes it for a path", status: 404 } },
    }),
    first("the whole address", `GET http://docs.example${at} HTTP/1.1`, 200, found),
    first("the whole address of another", `GET http://evil.example${at} HTTP/1.1`, 200, found),
    first("the whole address, to be cleaned", `GET http://evil.example${at}/ HTTP/1.1`, 308, {
      ...clean,
      except: { caddy: { why: "cleans paths alone", status: 200, headers: security } },
    }),
    first("an address of files", "GET file:///etc/passwd HTTP/1.1", 400, {
      without: "root:x:",
      except: { caddy: { why: "takes its path", status: 404 } },
    }),
    first("no slash at the start", "GET docs/intro HTTP/1.1", 400, { except: go(400) }),
    first("HTTP/2 without its preface", `GET ${at} HTTP/2.0`, 505, { except: go(505) }),
    first("HTTP/9", `GET ${at} HTTP/9.9`, 505, { except: { ...go(505), bundled: nodes(400) } }),
    first("a space in the address", `GET ${at} b HTTP/1.1`, 400, { except: go(400) }),
    first(
      "letters beyond ASCII in the address",
      `GET ${prefix}/docs/stra\u00c3\u009fe HTTP/1.1`,
      200,
      { except: { bundled: nodes(400) } },
    ),
    first("a hash in the address", `GET ${at}#top HTTP/1.1`, 404, {
      except: { nginx: { why: "leaves out what stands behind a hash", status: 200 } },
    }),
    first("a query of 7,000 letters", `GET ${at}?${"a".repeat(7_000)} HTTP/1.1`, 200, found),
    first("an address of 30,000 letters", `GET ${prefix}/${long} HTTP/1.1`, 431, {
      except: { ...go(431), nginx: { why: "counts the address by itself", status: 414 } },
    }),
    first("a query of 30,000 letters", `GET ${at}?${long} HTTP/1.1`, 431, {
      except: { ...go(431), nginx: { why: "counts the address by itself", status: 414 } },
    }),

    raw("HTTP/1.0 without a host", `GET ${at} HTTP/1.0\r\n\r\n`, 200, found),
    raw("no version", `GET ${at}\r\n\r\n`, 505, {
      except: {
        ...go(400),
        nginx: { why: "speaks HTTP/0.9: the page alone, without a head", status: 0, bare: true },
      },
    }),
    raw("no HTTP", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n", 400, {
      except: go(400),
    }),
    raw("no host", `GET ${at} HTTP/1.1\r\n${end}`, 400, { except: go(400) }),
    raw("a host that is none", `GET ${at} HTTP/1.1\r\nHost: a/../b\r\n${end}`, 400, {
      except: { ...go(400), bundled: { why: "the host is of no meaning to it", status: 200 } },
    }),
    raw("another host", `GET ${at}/ HTTP/1.1\r\nHost: evil.example\r\n${end}`, 308, clean),
    raw("line ends alone", `GET ${at} HTTP/1.1\nHost: docs.example\nConnection: close\n\n`, 200, {
      except: { bundled: nodes(400) },
    }),
    raw(
      "two requests in one go",
      `HEAD ${prefix}/${script} HTTP/1.1\r\n${host}\r\nHEAD ${at} HTTP/1.1\r\n${host}${end}`,
      200,
      { answers: 2 },
    ),

    lines("two hosts", `Host: evil.example\r\n${end}`, 400, { except: go(400) }),
    lines(
      "a host behind a proxy",
      `X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n${end}`,
      200,
      found,
    ),
    lines(
      "another address in a header",
      `X-Original-URL: /.git/config\r\nX-Rewrite-URL: /.git/config\r\n${end}`,
      200,
      found,
    ),
    lines("another method in a header", `X-HTTP-Method-Override: DELETE\r\n${end}`, 200, found),
    lines("a body with GET", `Content-Length: 5\r\n${end}hello`, 200, found),
    lines(
      "a body in chunks with GET",
      `Transfer-Encoding: chunked\r\n${end}5\r\nhello\r\n0\r\n\r\n`,
      200,
      found,
    ),
    lines("a body of a gigabyte, announced", `Content-Length: 1000000000\r\n${end}`, 413, {
      except: {
        bundled: { why: "answers without waiting for it", status: 200 },
        caddy: { why: "answers without waiting for it", status: 200 },
      },
    }),
    doubtful(
      "a length and chunks",
      "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
      {
        caddy: {
          why: "chunks count, as RFC 9112 6.3 lets it; nothing stands behind Caddy",
          status: 200,
          answers: 2,
        },
      },
    ),
    doubtful("two lengths", "Content-Length: 0\r\nContent-Length: 44\r\n\r\n", 400, go(400)),
    doubtful("a length that is no number", "Content-Length: +5\r\n\r\n", 400, go(400)),
    doubtful("chunks by another name", "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 501, {
      ...go(501),
      bundled: nodes(400),
    }),
    lines("a length below nothing", `Content-Length: -1\r\n${end}`, 400, { except: go(400) }),
    lines("a header before a space", `Content-Length : 5\r\n${end}hello`, 400, { except: go(400) }),
    lines("a header that goes on", `X-A: a\r\n b: c\r\n${end}`, 400, {
      except: { caddy: { why: "joins the lines, as RFC 9112 5.2 lets it", status: 200 } },
    }),
    lines("a header without a name", `: a\r\n${end}`, 400, {
      except: { caddy: { why: "leaves it out", status: 200 } },
    }),
    lines("NUL in a header", `X-A: a\u0000b\r\n${end}`, 400, { except: go(400) }),
    lines("a carriage return in a header", `X-A: a\rX-B: b\r\n${end}`, 400, { except: go(400) }),
    lines(
      "a tunnel by upgrade",
      `Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      200,
      found,
    ),
    lines(
      "HTTP/2 by upgrade",
      `Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
      200,
      found,
    ),
    lines("what is expected and is not known", `Expect: 200-ok\r\n${end}`, 200, {
      except: go(417),
    }),
    lines("a header of 30,000 letters", `X-A: ${long}\r\n${end}`, 431, {
      except: { ...go(431), nginx: { why: "has no status of its own for that", status: 400 } },
    }),
    lines("2,000 headers", `${"X-A: aaaaaaaaaaaaaaaaaaaaaaaaa\r\n".repeat(2_000)}${end}`, 431, {
      except: { ...go(431), nginx: { why: "has no status of its own for that", status: 400 } },
    }),
  ]);
}
