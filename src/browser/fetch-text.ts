/** Fetches a text. @throws for an answer that is none */
export async function fetchText(address: string, init?: RequestInit): Promise<string> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
