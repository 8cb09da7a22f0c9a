import { Parser } from "htmlparser2";

const elements = new Set(
  "script iframe frame object embed base form meta link style animate set mglyph foreignobject".split(
    " ",
  ),
);
const addresses = new Set("href src action formaction xlink:href data poster srcdoc".split(" "));
/** Schemes that open a page or send mail; everything else with a scheme is refused, after what browsers overlook. */
const harmless = /^(?:https?:|mailto:|tel:|[^:]*$|[/#?])/i;

/** What in a piece of HTML would run a script, load something that could, or send text elsewhere. */
export function dangersIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (elements.has(name)) found.push(`<${name}>`);
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on") || key === "autofocus") found.push(`${name}[${key}]`);
        // eslint-disable-next-line no-control-regex -- browsers leave these out of addresses
        const address = value.replace(/[\u0000-\u0020]/g, "");
        if (addresses.has(key) && !harmless.test(address)) found.push(`${key}=${value}`);
      }
    },
  });
  parser.end(html);
  return found;
}

/** Ids that stand for parts of the document or of the site, and names, in a piece of HTML that an author wrote. */
export function clobbersIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, { id, name: called }) {
      if (called !== undefined && name !== "meta") found.push(`${name}[name=${called}]`);
      if (id === undefined || id.startsWith("user-content-")) return;
      const isOwn = /^(?:main|gatsby-focus-wrapper|console-.*|start-scripts|_.*|.*[A-Z].*|)$/.test(
        id,
      );
      if (isOwn || !/^(?:a|h[1-6])$/.test(name)) found.push(`${name}#${id}`);
    },
  });
  parser.end(html);
  return found;
}
