import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { textLiteral } from "../../../../src/openapi/request-samples/long-texts";
import { printRequest } from "../../../../src/openapi/request-samples/print-request";
import { awkwardBodies, awkwardRequest } from "./awkward-requests";
import { hasProgram, inFolder } from "./run-sample";

const inClass = (code: string, name: string) => {
  const [imports = "", body = ""] = code.split("\n\nHttpRequest ");
  return `${imports}\n\nclass ${name} {\n  static void run() throws Exception {\nHttpRequest ${body}\n  }\n}\n`;
};

(hasProgram("javac") ? describe : describe.skip)("Java", () => {
  test("every sample compiles", () => {
    inFolder((folder) => {
      const files = Object.values(awkwardBodies).map(({ mediaType, text }, index) => {
        const request = awkwardRequest(mediaType, text);
        const file = path.join(folder, `Sample${index}.java`);
        writeFileSync(file, inClass(printRequest("java", request), `Sample${index}`));
        return file;
      });
      const fields = [
        { name: "kind", value: `it's "it"` },
        { name: "file", value: "slip.pdf", isFile: true as const },
      ];
      const form = { ...awkwardRequest("", ""), body: { mediaType: "", text: "{}", fields } };
      const file = path.join(folder, "Form.java");
      writeFileSync(file, inClass(printRequest("java", form), "Form"));
      execFileSync("javac", ["-encoding", "utf8", "-d", folder, ...files, file], { stdio: "pipe" });
    });
  }, 60_000);

  test("texts are what they were", () => {
    const texts = Object.values(awkwardBodies).map(({ text }) => text);
    const printed = inFolder((folder) => {
      const lines = texts.map(
        (text) => `out.print(${textLiteral("java", text)});out.print("\\0");`,
      );
      writeFileSync(
        path.join(folder, "Texts.java"),
        `class Texts { public static void main(String[] a) throws Exception {\nvar out = new java.io.PrintStream(System.out, true, "utf8");\n${lines.join("\n")}\n} }`,
      );
      return execFileSync("java", ["-Dfile.encoding=utf8", path.join(folder, "Texts.java")], {
        encoding: "utf8",
      });
    });
    expect(printed.split("\0").slice(0, -1)).toEqual(texts);
  }, 60_000);
});
