import { useEffect, type ReactNode } from "react";

interface HelmetProps {
  htmlAttributes?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/**
 * react-helmet in the browser: React puts titles, meta tags and links into the head by itself, and finds those of the
 * HTML again, so the library is needed by the build alone. See src/toolchain/lighter-runtime.ts.
 */
export function Helmet({ htmlAttributes, children }: HelmetProps): ReactNode {
  useEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(htmlAttributes ?? {}))
      // The language set anew, though the same, costs the styles of the whole page.
      if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  });
  return children;
}
