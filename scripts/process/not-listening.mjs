/**
 * What keeps a server from listening; undefined for other errors.
 * @param {unknown} error @param {{ host: string, port: number }} place
 * @param {string} command in front of its options: `npm run serve --`
 */
export function notListening(error, { host, port }, command) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  const place = { where: `${host}:${port}`, seen: `${code}: ${host}:${port}` };
  switch (code) {
    case "EACCES":
      return {
        what: `Port ${port} may not be used`,
        ...place,
        cause: "Only administrators may serve on ports below 1024.",
        fix: `${command} --port 9000`,
      };
    case "EADDRINUSE":
      return {
        what: `Port ${port} is in use`,
        ...place,
        cause: "Another program answers there, perhaps an earlier start of this one.",
        fix: `${command} --port ${port + 1}`,
      };
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return {
        what: `There is no address ${host} on this machine`,
        ...place,
        cause: "--host is an address of this machine: 127.0.0.1, or 0.0.0.0 for all that it has.",
        fix: `${command} --host 0.0.0.0`,
      };
    default:
      return undefined;
  }
}
