import type { AddressInfo } from "node:net";
import { mockServer } from "../../mcp/mock-server";
import type { Mock } from "../../src/mock/create-mock";

/** A mock behind HTTP on a free port of this machine. */
export async function startMockServer(
  mock: Mock,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = mockServer(mock);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve, reject) =>
      server.close((error) => (error ? reject(error) : resolve())),
    );
  return { url: `http://127.0.0.1:${port}`, close };
}
