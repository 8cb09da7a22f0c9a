import { useEffect, type ReactNode } from "react";

interface HelmetProps {
  htmlAttributes?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** Replaces react-helmet in the browser (src/toolchain/lighter-runtime.ts), where React hoists tags into the head by itself. */
export function Helmet({ htmlAttributes, children }: HelmetProps): ReactNode {
  useEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(htmlAttributes ?? {}))
      // Setting the same language again would recalculate all styles.
      if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  });
  return children;
}
