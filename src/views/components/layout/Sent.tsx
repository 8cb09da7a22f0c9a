import type { HTMLAttributes, ReactNode } from "react";
import { builtHtml } from "../../../browser/trusted";
import { useIsSent } from "../../hooks/use-is-sent";

interface SentProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  as: "blockquote" | "div" | "h2" | "h3" | "h4" | "nav" | "ol" | "p" | "table" | "ul";
  /** What the content depends on, if it can change while the element stays. */
  shows?: unknown;
  /** Draws the content. */
  children: () => ReactNode;
}

const asItIs = { __html: builtHtml("") };

/**
 * An element whose content needs no component, because its links work by the listeners of the document: hydration leaves
 * it as it was sent. Preact ignores the HTML of an element that it hydrates; the key replaces the element when its
 * content changes.
 */
export function Sent({ as: Element, shows, children, ...rest }: SentProps) {
  return useIsSent(shows) ? (
    <Element key="sent" {...rest} dangerouslySetInnerHTML={asItIs} />
  ) : (
    <Element key="drawn" {...rest}>
      {children()}
    </Element>
  );
}
