import { snippetz } from "@scalar/snippetz";
import type { HttpRequest } from "./http-request";
import type { SampleLanguage } from "./languages";
import { sampleLanguages } from "./languages";

const printer = snippetz();

const indented = (text: string, by: string) => text.replace(/\n/g, `\n${by}`);

/** How a text of several lines is written in a language: the printer would put it on one line, escaped. */
const longTexts: Partial<Record<SampleLanguage, (text: string) => string>> = {
  csharp: (text) => `"""\n${text}\n"""`,
  java: (text) =>
    `"""\n        ${indented(text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""'), "        ")}"""`,
  go: (text) => (text.includes("`") ? JSON.stringify(text) : `\`${text}\``),
  ruby: (text) => `<<~'BODY'\n  ${indented(text, "  ")}\nBODY\n`,
};

/** What the printer leaves out before code runs as it stands, by language. */
const finish: Record<SampleLanguage, (code: string) => string> = {
  curl: (code) => code,
  javascript: (code) =>
    `const response = await ${code};\nif (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);`,
  python: (code) =>
    `import requests\n\nresponse = ${code}\nresponse.raise_for_status()`,
  php: (code) =>
    `<?php\n${code
      .replace(/\ncurl_exec\(\$ch\);/, "\ncurl_setopt($ch, CURLOPT_RETURNTRANSFER, true);\n$response = curl_exec($ch);")
      .trim()}`,
  csharp: (code) => code,
  java: (code) =>
    `import java.net.URI;\nimport java.net.http.HttpClient;\nimport java.net.http.HttpRequest;\nimport java.net.http.HttpResponse;\n\n${code}`,
  go: (code) => code,
  ruby: (code) => code,
};

/** In single quotes of a shell a single quote must end them first. */
const forShell = (text: string) => text.replaceAll("'", "'\\''");

/** One request as code in one language. */
export function printRequest(language: SampleLanguage, request: HttpRequest): string {
  const { target, client } = sampleLanguages.find(({ id }) => id === language) ?? sampleLanguages[0];
  const { method, url, headers, cookies, body } = request;
  const text = body && (language === "curl" ? forShell(body.text) : body.text);
  const code = printer.print(target, client, {
    method,
    url,
    headers,
    cookies,
    ...(body && { postData: { mimeType: body.mediaType, text } }),
  });
  const long = body && text?.includes("\n") ? longTexts[language]?.(body.text) : undefined;
  const whole = long ? (code ?? "").split(JSON.stringify(text)).join(long) : (code ?? "");
  return finish[language](whole.trim());
}
