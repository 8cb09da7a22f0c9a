import { connect } from "node:net";

/** Sends a request byte by byte, so that it never ends; true when the server ends it within so many ms. */
export function sendSlowly(port: number, patience: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.write("GET / HTTP/1.1\r\nHost: docs.example\r\nX-Slow: ");
    const sending = setInterval(() => socket.write("a"), 100);
    const waiting = setTimeout(() => socket.destroy(new Error("It still listens.")), patience);
    let isCut = true;
    socket.on("error", ({ message }) => (isCut = message !== "It still listens."));
    socket.resume().once("close", () => {
      clearInterval(sending);
      clearTimeout(waiting);
      done(isCut);
    });
  });
}
