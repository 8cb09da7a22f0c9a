/** Words that stand for the name of a response. */
const byWord: Record<string, string> = {
  ok: "200",
  success: "200",
  created: "201",
  accepted: "202",
  nocontent: "204",
  error: "default",
};

/** Whether a response may have this name. */
export const isResponseName = (name: string): boolean =>
  /^(?:default|[1-5](?:\d\d|XX)|x-.*)$/i.test(name);

/** The name that a response was meant to have: of `20x`, `200 OK`, `Created`. */
export function statusMeant(name: string): string | undefined {
  const status = /[1-5]\d\d/.exec(name)?.[0];
  if (status !== undefined) return status;
  const [, group = ""] = /^([1-5])[\dx*]*$/i.exec(name) ?? [];
  return group ? `${group}XX` : byWord[name.replace(/[^a-z]/gi, "").toLowerCase()];
}

export const responseNames = "Responses are named by their status, and all others by default.";

/** The line with another name of its response. */
export const withResponseName = (line: string, name: string, next: string): string =>
  [`"${name}"`, `'${name}'`, name].reduce(
    (text, written) => (text === line ? line.replace(`${written}:`, `"${next}":`) : text),
    line,
  );
