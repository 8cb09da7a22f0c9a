/** True if a quote is open at the end of a script. */
function isOpen(script: string): boolean {
  let quote = "";
  for (let at = 0; at < script.length; at++) {
    const char = script[at] ?? "";
    if (char === "\\" && quote !== "'") at++;
    else if (quote) quote = char === quote ? "" : quote;
    else if (char === "#" && /^$|\s/.test(script[at - 1] ?? ""))
      at = (script.indexOf("\n", at) + 1 || script.length) - 1;
    else if (char === "'" || char === '"') quote = char;
  }
  return quote !== "";
}

/** The line of a shell command whose quote is never closed, and the same with the quote; undefined if all are closed. */
export function unclosedQuote(script: string): { line: number; fix: string } | undefined {
  if (/<</.test(script) || !isOpen(script)) return undefined;
  const lines = script.trimEnd().split("\n");
  for (const quote of ['"', "'"])
    for (const [index, line] of lines.entries()) {
      if ((line.split(quote).length - 1) % 2 === 0) continue;
      // A body goes on to the end.
      if (new RegExp(`${quote}\\s*[[{]\\s*$`).test(line))
        return { line: lines.length, fix: (lines.at(-1)?.trim() ?? "") + quote };
      const fix = line.replace(/\s*(\\?)$/, (_, more: string) => quote + (more && ` ${more}`));
      if (!isOpen(lines.map((one, at) => (at === index ? fix : one)).join("\n")))
        return { line: index + 1, fix: fix.trim() };
    }
  return { line: lines.length, fix: `${lines.at(-1)?.trim() ?? ""}'` };
}
