/**
 * The Range header as the file server may have it: one range with its first byte named. Others are left out, which the
 * protocol allows (the whole file is sent): `bytes=-5` and `bytes=0-0` would be misread, several ranges are not known,
 * and `If-Range` asks for a comparison that it does not make.
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {string | undefined}
 */
export function safeRange({ range, "if-range": ifRange }) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (first === undefined || ifRange !== undefined) return undefined;
  if (last === "") return range;
  return Number(last) > 0 && Number(last) >= Number(first) ? range : undefined;
}
