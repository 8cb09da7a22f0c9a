/** Where `develop` says why there is no page at an address. */
export const missingRoute = "/__missing";

/** Why there is no page at an address; undefined if there is one by now. */
export async function explainMissing(route: string): Promise<string[] | undefined> {
  const response = await fetch(`${missingRoute}?${new URLSearchParams({ route })}`);
  return response.status === 204 ? undefined : ((await response.json()) as string[]);
}
