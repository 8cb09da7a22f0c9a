import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { sampleLanguages } from "../../../../src/openapi/request-samples/languages";
import { printRequest } from "../../../../src/openapi/request-samples/print-request";
import { awkward, awkwardRequest } from "./awkward-requests";
import { argumentsOfCurl, hasProgram, inFolder } from "./run-sample";

const fields = [
  { name: "note", value: awkward.replace("\u2028", "") },
  { name: "it's", value: "@not a file" },
  { name: "kind", value: "a=b;c,d" },
  { name: "slip", value: "slip.pdf", isFile: true as const },
  { name: "photo", value: 'a,b;"c".png', isFile: true as const },
];
const { headers, ...rest } = awkwardRequest("", "");
const request = {
  ...rest,
  headers: headers.filter(({ name }) => name !== "Content-Type"),
  body: { mediaType: "multipart/form-data", text: "{}", fields },
};

test.each(sampleLanguages.map(({ id }) => id))("%s names every field and file", (language) => {
  const code = printRequest(language, request);
  for (const name of ["note", "kind", "slip", "photo", "slip.pdf"]) expect(code).toContain(name);
  expect(code).not.toMatch(/mark-of|undefined|\[object/);
});

test("curl is given texts as texts and files as files", () => {
  const given = argumentsOfCurl(printRequest("curl", request));
  const flags = given.flatMap((one, at) =>
    one.startsWith("--form") ? [[one, given[at + 1] ?? ""]] : [],
  );
  expect(flags).toEqual([
    ["--form-string", `note=${fields[0]?.value ?? ""}`],
    ["--form-string", "it's=@not a file"],
    ["--form-string", "kind=a=b;c,d"],
    ["--form", "slip=@slip.pdf"],
    ["--form", 'photo=@"a,b;\\"c\\".png"'],
  ]);
  expect(given.join("\n")).not.toMatch(/content-type/i);
});

test("JavaScript sends a form with the chosen files", async () => {
  const sent: FormData[] = [];
  const fetch = async (_: string, init: RequestInit) => {
    sent.push(init.body as FormData);
    return { ok: true };
  };
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  const run = new AsyncFunction("fetch", "fileInput", printRequest("javascript", request));
  await (run as (...given: unknown[]) => Promise<void>)(fetch, { files: [new Blob(["x"])] });
  const entries = [...(sent[0]?.entries() ?? [])].map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.name,
  ]);
  expect(entries).toEqual(fields.map(({ name, value }) => [name, value]));
});

(hasProgram("python3") ? test : test.skip)("Python compiles", () => {
  inFolder((folder) => {
    const file = path.join(folder, "form.py");
    writeFileSync(file, printRequest("python", request));
    execFileSync("python3", ["-m", "py_compile", file], { stdio: "pipe" });
  });
});
