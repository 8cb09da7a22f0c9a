import type { HTMLAttributes, ReactElement, ReactNode } from "react";
import { Sent } from "../layout/Sent";
import { Anchor } from "./Anchor";

/** Blocks of Markdown that are words and links in most cases. */
const names = ["blockquote", "h2", "h3", "h4", "ol", "p", "table", "ul"] as const;
type Name = (typeof names)[number];

/** Components that only draw. */
const drawing = new Set<unknown>([Anchor]);

/** True for words, links, and elements that no other component draws and that nothing listens to. */
function isPlain(content: ReactNode): boolean {
  if (Array.isArray(content)) return content.every(isPlain);
  if (!content || typeof content !== "object") return true;
  const { type, props } = content as ReactElement<Record<string, unknown>>;
  const isKnown = typeof type === "string" || drawing.has(type);
  const listens = Object.values(props).some((value) => typeof value === "function");
  return isKnown && !listens && isPlain(props.children as ReactNode);
}

function block(Name: Name) {
  function Block({ children, ...rest }: HTMLAttributes<HTMLElement>) {
    if (!isPlain(children)) return <Name {...rest}>{children}</Name>;
    return (
      <Sent as={Name} {...rest}>
        {() => children}
      </Sent>
    );
  }
  drawing.add(Block);
  return Block;
}

/** Elements of MDX by name; hydration leaves those that are plain as they were sent. */
export const blocks = Object.fromEntries(names.map((name) => [name, block(name)])) as Record<
  Name,
  ReturnType<typeof block>
>;
