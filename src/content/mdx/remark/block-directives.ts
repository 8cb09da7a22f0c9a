import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import type { Plugin } from "unified";

interface Extension {
  text?: unknown;
  flow?: Record<number, unknown>;
}

const colon = 58;

/**
 * remark-directive with blocks (`:::note`) only. Its inline directives would take `:name` and `localhost:port` out of
 * text, so only the first of its three constructs (container, leaf, text) stays.
 */
export const remarkBlockDirectives: Plugin<[], Root> = function () {
  remarkDirective.call(this);
  const extensions = this.data("micromarkExtensions") as Extension[];
  const directive = extensions.at(-1);
  const container = [directive?.flow?.[colon]].flat()[0];
  extensions[extensions.length - 1] = { flow: { [colon]: container } };
};
