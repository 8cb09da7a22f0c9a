import { Refused } from "./refused";

/** Limits for documents from other hosts: bytes, milliseconds, and redirects of each; documents in all. */
export const limits = { bytes: 5_000_000, time: 10_000, redirects: 5, documents: 200 };

const naming = (host: string) => `api:\n  referenceHosts: ["${host}"]`;

function checkHost({ host, username, password }: URL, hosts: readonly string[]): void {
  if (username || password)
    throw new Refused(
      "Addresses with a name and a password are not read.",
      `$ref: "https://${host}/schemas.yaml"`,
    );
  if (!hosts.includes(host))
    throw new Refused(
      `The configuration does not name ${host}: nothing is read from other hosts than those of api.referenceHosts.`,
      naming(host),
    );
}

/** The target of a redirect, which must stay on the host and not fall back to http. */
function redirected(from: URL, location: string): URL {
  const to = new URL(location, from);
  const isSame =
    to.host === from.host && (to.protocol === from.protocol || to.protocol === "https:");
  if (!isSame)
    throw new Refused(
      `${from.host} responds with a redirect to ${to.protocol}//${to.host}; redirects to other hosts are not followed.`,
      '$ref: "./schemas.yaml" # a copy of what is needed of it',
    );
  return to;
}

async function bodyOf(answer: Response, address: string): Promise<string> {
  const reader = answer.body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length;
    chunks.push(part.value);
    if (bytes <= limits.bytes) continue;
    await reader?.cancel();
    throw new Refused(
      `${address} has more than ${limits.bytes / 1e6} MB.`,
      '$ref: "./schemas.yaml" # a copy of what is needed of it',
    );
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Fetches a document from a configured host, and asks no other host whatever that one answers. @throws Refused */
export async function readAddress(
  address: string,
  hosts: readonly string[],
): Promise<{ body: string; mimeType: string | undefined }> {
  let url = new URL(address);
  checkHost(url, hosts);
  const signal = AbortSignal.timeout(limits.time);
  try {
    for (let hops = 0; hops <= limits.redirects; hops += 1) {
      const answer = await fetch(url, { redirect: "manual", signal });
      const location = answer.headers.get("location");
      if (answer.ok)
        return {
          body: await bodyOf(answer, address),
          mimeType: answer.headers.get("content-type") ?? undefined,
        };
      await answer.body?.cancel();
      if (answer.status < 300 || answer.status >= 400 || !location)
        throw new Refused(`${url.host} responds with ${answer.status}.`, `curl -I ${url.href}`);
      url = redirected(url, location);
    }
    throw new Refused(`${url.host} redirects without end.`, `curl -IL ${address}`);
  } catch (error) {
    if (error instanceof Refused) throw error;
    const reason = signal.aborted
      ? `did not respond within ${limits.time / 1000} seconds`
      : "cannot be reached";
    throw new Refused(`${url.host} ${reason}.`, `curl -I ${url.href}`);
  }
}
