import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const classes = {
  ObjectMapper: "public JsonNode readTree(String text) throws java.io.IOException { return null; }",
  JsonNode: `public JsonNode at(String pointer) { return this; }
  public String asText() { return ""; }
  public String asText(String otherwise) { return otherwise; }
  public java.util.Iterator<JsonNode> iterator() { return null; }`,
};

/** Writes the part of Jackson that samples call, for the compiler; returns the files. */
export function writeJackson(folder: string): string[] {
  const at = path.join(folder, "com/fasterxml/jackson/databind");
  mkdirSync(at, { recursive: true });
  return Object.entries(classes).map(([name, members]) => {
    const file = path.join(at, `${name}.java`);
    const kind = name === "JsonNode" ? `${name} implements Iterable<JsonNode>` : name;
    writeFileSync(
      file,
      `package com.fasterxml.jackson.databind;\npublic class ${kind} {\n  ${members}\n}\n`,
    );
    return file;
  });
}
