import { ofServers, type Deviation, type HostCase, type SampleFiles } from "../host-case";
import { agent, forever, security } from "./expected";

const never = "Mon, 01 Jan 1990 00:00:00 GMT";
const always = "Fri, 01 Jan 2100 00:00:00 GMT";
const parts: Deviation = {
  why: "sends several parts, as it may",
  status: 206,
  file: undefined,
  headers: { ...security, "content-type": /^multipart/ },
};
const insists: Deviation = { why: "knows bytes alone, and says so", status: 416, file: undefined };
const noNumber: Deviation = {
  why: "takes a weight that is none for 1",
  status: 200,
  headers: { "content-encoding": "br" },
};
const noStar: Deviation = {
  why: "takes a star for nothing",
  status: 200,
  headers: { "content-encoding": null },
};
const unweighed: Deviation = {
  why: "does not weigh encodings: Brotli if it is taken at all",
  status: 200,
  headers: { "content-encoding": "br" },
};

/** Conditions, encodings and ranges; `{etag}` and `{date}` are those of the file, `{tag}` without the sign for weak. */
export function conditionCases({ prefix, route, page, script }: SampleFiles): HostCase[] {
  const at = prefix + route;
  const code = `${prefix}/${script}`;
  const asked = (
    name: string,
    send: HostCase["send"],
    status: number,
    more: Partial<HostCase> = {},
  ): HostCase => ({ name, path: code, send: { ...send }, status, ...more });
  const encoded = (
    accept: string,
    encoding: string | null,
    more: Partial<HostCase> = {},
  ): HostCase => ({
    name: `Accept-Encoding: ${accept}`,
    path: at,
    send: { "Accept-Encoding": accept },
    status: 200,
    file: page,
    headers: { "content-encoding": encoding, ...security },
    ...more,
  });
  const kept = { ...security, "cache-control": forever };
  const whole = { file: script, headers: { "content-range": null, ...security } };
  const range = (value: string, status: number, more: Partial<HostCase> = {}): HostCase =>
    asked(`Range: ${value}`, { Range: value }, status, { headers: security, ...more });
  return ofServers([
    asked("If-None-Match: *", { "If-None-Match": "*" }, 304, {
      headers: kept,
    }),
    asked("If-None-Match", { "If-None-Match": "{etag}" }, 304, { headers: kept }),
    asked("If-None-Match, weak, among others", { "If-None-Match": '"a", W/{tag}, "c"' }, 304),
    asked("If-None-Match of a packed file", { ...agent, "If-None-Match": "{etag}" }, 304, {
      headers: kept,
    }),
    asked("If-Modified-Since", { "If-Modified-Since": "{date}" }, 304, { headers: kept }),
    asked("If-Match", { "If-Match": "{etag}" }, 200, { file: script }),
    asked("If-Unmodified-Since", { "If-Unmodified-Since": "{date}" }, 200, { file: script }),
    asked("If-Range", { Range: "bytes=0-3", "If-Range": "{etag}" }, 206),
    asked("If-Range, a date", { Range: "bytes=0-3", "If-Range": "{date}" }, 206),
    asked("If-Range, weak", { Range: "bytes=0-3", "If-Range": "W/{tag}" }, 200, {
      ...whole,
      except: {
        bundled: {
          why: "its own are weak, and name one state of a file",
          status: 206,
          file: undefined,
          headers: security,
        },
      },
    }),
    asked("If-None-Match of another", { "If-None-Match": '"other"' }, 200, { file: script }),
    asked("If-None-Match of several others", { "If-None-Match": 'W/"a", "b,c", "d"' }, 200),
    asked("If-None-Match without quotes", { "If-None-Match": "other" }, 200),
    asked("If-None-Match, empty", { "If-None-Match": "" }, 200),
    asked("If-Modified-Since later", { "If-Modified-Since": always }, 304, { headers: security }),
    asked("If-Modified-Since before", { "If-Modified-Since": never }, 200),
    asked("If-Modified-Since, no date", { "If-Modified-Since": "yesterday" }, 200),
    asked(
      "If-None-Match comes before a date",
      { "If-None-Match": '"other"', "If-Modified-Since": always },
      200,
    ),
    asked(
      "If-None-Match fits and the date does not",
      { "If-None-Match": "*", "If-Modified-Since": never },
      304,
      {
        except: { nginx: { why: "wants both to hold: sends what need not be sent", status: 200 } },
      },
    ),
    asked("If-Match of another", { "If-Match": '"other"' }, 412, {
      headers: { ...security, "content-encoding": null },
    }),
    asked("If-Match: *", { "If-Match": "*" }, 200),
    asked("If-Unmodified-Since before", { "If-Unmodified-Since": never }, 412, {
      headers: security,
    }),
    asked("If-Unmodified-Since later", { "If-Unmodified-Since": always }, 200),
    {
      ...asked("conditions for what is not there", { "If-None-Match": "*" }, 404, {
        file: "404.html",
      }),
      path: `${prefix}/nowhere`,
    },
    {
      ...asked("If-Match for what is not there", { "If-Match": '"a"' }, 404, { file: "404.html" }),
      path: `${prefix}/nowhere`,
    },
    {
      ...asked("a range of what is not there", { Range: "bytes=0-3" }, 404, { file: "404.html" }),
      path: `${prefix}/nowhere`,
    },

    encoded("br;q=0, gzip", "gzip"),
    encoded("br;q=0, gzip;q=0", null),
    encoded("br;q=0.0, gzip;q=0.000", null),
    encoded("*;q=0", null),
    encoded("identity;q=0, br", "br"),
    encoded("identity;q=0", null),
    encoded("identity", null),
    encoded("*", "br", { except: { nginx: noStar, caddy: noStar } }),
    encoded("gzip;q=1, br;q=0.5", "gzip", { except: { nginx: unweighed } }),
    encoded("GZIP", "gzip"),
    encoded("zstd, deflate", null),
    encoded("brotli, gzipped", null),
    encoded("br;q=zz", null, { except: { nginx: noNumber, caddy: noNumber } }),
    encoded(",,;;q=", null),

    range("bytes=0-99", 206, {
      headers: {
        ...security,
        "content-range": /^bytes 0-99\/\d+$/,
        "content-length": "100",
        "cache-control": forever,
      },
    }),
    range("bytes=0-0", 206, { headers: { "content-length": "1" } }),
    range("bytes=-5", 206, { headers: { "content-length": "5" } }),
    range("bytes=100-", 206, { headers: { "content-range": /^bytes 100-/ } }),
    range("bytes=0-99999999", 206, { headers: { "content-range": /^bytes 0-/ } }),
    range("bytes=99999999-", 416, { headers: { ...security, "content-range": /^bytes \*\/\d+$/ } }),
    range("bytes=-0", 416, {
      except: { caddy: { why: "Go sends a part without a byte", status: 206 } },
    }),
    range("bytes=5-2", 416),
    range("bytes=0-1,5-6", 200, { ...whole, except: { caddy: parts } }),
    range(`bytes=${Array.from({ length: 200 }, (_, i) => `${i * 2}-${i * 2}`).join()}`, 200, {
      ...whole,
      except: { caddy: parts },
    }),
    range("bytes=a-b", 416),
    range("lines=1-2", 200, { ...whole, except: { caddy: insists } }),
    range("bytes=99999999999999999999999-", 416),
    asked("If-Range of another", { Range: "bytes=0-3", "If-Range": '"other"' }, 200, whole),
    asked("If-Range before", { Range: "bytes=0-3", "If-Range": never }, 200, whole),
    asked("a range of a packed file", { ...agent, Range: "bytes=0-9" }, 206, {
      headers: { "content-length": "10" },
      except: {
        nginx: {
          why: "its module for Brotli sends whole files",
          status: 200,
          file: script,
          headers: security,
        },
      },
    }),
  ]);
}
