/**
 * Puts the query of the address into the field of the search page; it is stringified, so it may use nothing outside
 * itself. Runs at the end of the body, before the first paint: React takes over what the field holds.
 */
export function fillQuery(): void {
  const field = document.querySelector<HTMLInputElement>("main input[name=q]");
  if (field) field.value = new URLSearchParams(location.search).get("q") ?? "";
}
