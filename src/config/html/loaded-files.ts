import { Parser } from "htmlparser2";

/** A file that browsers fetch to show a page. */
export interface LoadedFile {
  /** As written. */
  address: string;
  /** The content security policy has separate rules for images. */
  isImage: boolean;
}

/** Attributes whose files browsers fetch, by element. */
const images: Readonly<Record<string, readonly string[]>> = {
  img: ["src", "srcset"],
  source: ["srcset"],
  video: ["poster"],
  input: ["src"],
  image: ["href", "xlink:href"],
  feimage: ["href", "xlink:href"],
};
const others: Readonly<Record<string, readonly string[]>> = {
  source: ["src"],
  video: ["src"],
  audio: ["src"],
  track: ["src"],
  iframe: ["src"],
  embed: ["src"],
  object: ["data"],
  use: ["href", "xlink:href"],
};

/** https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute */
const inSrcset = (value: string) =>
  [...value.matchAll(/[\s,]*(\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, address = ""]) => address);

const inStyle = (value: string) =>
  [...value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/gi)].map(([, , address = ""]) => address);

/** The files that an element makes browsers fetch. */
export function filesOfElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): LoadedFile[] {
  const name = tag.toLowerCase();
  return Object.entries(attributes).flatMap(([written, value]): LoadedFile[] => {
    const key = written.toLowerCase().replace(/^xlinkhref$/, "xlink:href");
    const isImage = key === "style" || Boolean(images[name]?.includes(key));
    if (!isImage && !others[name]?.includes(key)) return [];
    const addresses =
      key === "srcset" ? inSrcset(value) : key === "style" ? inStyle(value) : [value];
    return addresses.map((address) => ({ address, isImage }));
  });
}

/** The files that HTML makes browsers fetch. */
export function filesOfHtml(html: string): LoadedFile[] {
  const files: LoadedFile[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => void files.push(...filesOfElement(name, attributes)),
  });
  parser.end(html);
  return files;
}
