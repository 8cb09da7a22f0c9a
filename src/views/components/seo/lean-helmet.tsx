import { Children, isValidElement, useLayoutEffect, useRef, type ReactNode } from "react";

interface HelmetProps {
  htmlAttributes?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** Marks the tags of the head that belong to a page, in the HTML of the build as well. */
const mark = "data-react-helmet";

/** The tags of each <Helmet> on the page. */
const tags = new Map<object, readonly Element[]>();

function toElements(children: ReactNode): Element[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, string>>(child)) return [];
    const element = document.createElement(child.type as string);
    element.setAttribute(mark, "true");
    for (const [name, value] of Object.entries(child.props))
      if (name === "children") element.textContent = value;
      else element.setAttribute(name, value);
    return [element];
  });
}

/** Changes only what differs. */
function writeHead(): void {
  const wanted = [...tags.values()].flat();
  const present = [...document.head.querySelectorAll(`[${mark}]`)];
  for (const tag of present) if (!wanted.some((one) => one.isEqualNode(tag))) tag.remove();
  for (const tag of wanted)
    if (!present.some((one) => one.isEqualNode(tag))) document.head.append(tag);
}

/** Replaces react-helmet in the browser (src/toolchain/lighter-runtime.ts). */
export function Helmet({ htmlAttributes, children }: HelmetProps): ReactNode {
  const self = useRef<object>({}).current;
  useLayoutEffect(() => {
    tags.set(self, toElements(children));
    writeHead();
    const root = document.documentElement;
    for (const [name, value] of Object.entries(htmlAttributes ?? {}))
      // Setting the same language again would recalculate all styles.
      if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  });
  useLayoutEffect(() => () => void tags.delete(self), [self]);
  return null;
}
