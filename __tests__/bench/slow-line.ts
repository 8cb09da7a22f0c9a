import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/** 1.6 Mbit/s, in bytes per millisecond. */
const rate = (1.6 * 1024 * 1024) / 8 / 1000;
/** Milliseconds in each direction. */
const oneWay = 75;

/** A line to a server that can be made slow, for all threads of a browser: its own throttling leaves workers out. */
export interface SlowLine {
  url: string;
  setSlow(isSlow: boolean): void;
  close(): Promise<void>;
}

/** Opens a line to a server on this machine. */
export async function openSlowLine(target: string): Promise<SlowLine> {
  let isSlow = false;
  let free = 0;
  const sockets = new Set<Socket>();
  /** When bytes that are sent now have arrived. */
  const delayOf = (bytes: number): number => {
    const now = performance.now();
    free = Math.max(free, now) + bytes / rate;
    return free - now + oneWay;
  };
  const pass = (from: Socket, to: Socket, delay: (bytes: number) => number) => {
    from.on("data", (data: Buffer) => {
      if (!isSlow) return void to.write(data);
      // In pieces, as on a line: the first bytes come before the last.
      for (let at = 0; at < data.length; at += 1400) {
        const piece = data.subarray(at, at + 1400);
        setTimeout(() => to.writable && to.write(piece), delay(piece.length));
      }
    });
    from.on("close", () => setTimeout(() => to.destroy(), isSlow ? delay(0) : 0));
    from.on("error", () => to.destroy());
  };
  const { hostname, port } = new URL(target);
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("close", () => sockets.delete(socket));
    }
    pass(client, upstream, () => oneWay);
    pass(upstream, client, delayOf);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setSlow: (slow) => (isSlow = slow),
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
