import { SaxesParser } from "saxes";

/** An element of an XML file as a program reads it. */
export interface ReadElement {
  name: string;
  attributes: Record<string, string>;
  /** Its own text, without that of elements in it. */
  text: string;
}

/** All elements of an XML file, in the order in which they begin; throws where it is not well-formed. */
export function readXml(xml: string): ReadElement[] {
  const all: ReadElement[] = [];
  const open: ReadElement[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const add = (text: string) => {
    const inner = open.at(-1);
    if (inner) inner.text += text;
  };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, text: "" };
    all.push(element);
    open.push(element);
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return all;
}
