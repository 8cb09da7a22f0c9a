/** Characters that XML 1.0 cannot or should not contain, even as references: https://www.w3.org/TR/xml/#charsets */
const forbidden = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const codes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};
const code = (character: string) => codes[character] ?? character;

interface Xml {
  xml: string;
}

type Attributes = Readonly<Record<string, string>>;

function xmlText(text: string): Xml {
  return { xml: text.replace(forbidden, "").replace(/[&<>\r]/g, code) };
}

/** A CDATA section, for text that is mostly markup, such as the HTML of a post. */
export function xmlMarkup(text: string): Xml {
  const parts = text.replace(forbidden, "").split("]]>").join("]]]]><![CDATA[>");
  return { xml: `<![CDATA[${parts}]]>` };
}

/** Escapes attributes and strings in `content`; `name` and keys are our own. */
export function element(
  name: string,
  attributes: Attributes,
  ...content: readonly (string | Xml | readonly Xml[])[]
): Xml {
  const own = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value.replace(forbidden, "").replace(/[&<>"\t\n\r]/g, code)}"`,
  );
  const inside = content.flatMap((part) => (typeof part === "string" ? xmlText(part) : part));
  const text = inside.map(({ xml }) => xml).join("");
  return { xml: `<${name}${own.join("")}${text ? `>${text}</${name}>` : "/>"}\n` };
}

export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}`;
}
