import { Parser } from "htmlparser2";

/** A file that a browser fetches because a page shows it. */
export interface LoadedFile {
  /** As it stands in the page. */
  address: string;
  /** The policy of pages has a rule of its own for images. */
  isImage: boolean;
}

/** What browsers fetch by an attribute: images, and what else there is to be shown. Tags and attributes in small letters. */
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

/** The addresses of `srcset`, https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute */
const inSrcset = (value: string) =>
  [...value.matchAll(/[\s,]*(\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, address = ""]) => address);

const inStyle = (value: string) =>
  [...value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/gi)].map(([, , address = ""]) => address);

/** The files that an element makes browsers fetch; names of attributes in any case. */
export function filesOfElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): LoadedFile[] {
  const name = tag.toLowerCase();
  return Object.entries(attributes).flatMap(([written, value]): LoadedFile[] => {
    const key = written.toLowerCase().replace(/^xlinkhref$/, "xlink:href");
    const isImage = key === "style" || Boolean(images[name]?.includes(key));
    if (!isImage && !others[name]?.includes(key)) return [];
    const read = key === "srcset" ? inSrcset : key === "style" ? inStyle : (one: string) => [one];
    return read(value).map((address) => ({ address, isImage }));
  });
}

/** The files that a piece of HTML makes browsers fetch. */
export function filesOfHtml(html: string): LoadedFile[] {
  const files: LoadedFile[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => void files.push(...filesOfElement(name, attributes)),
  });
  parser.end(html);
  return files;
}
