/** Gatsby's own scroll handler, see src/toolchain/guard-scroll.ts. */
declare module "gatsby-scroll-context" {
  import type { ComponentType, ReactElement } from "react";

  export interface ScrollContextProps {
    location: { hash: string };
    shouldUpdateScroll?: (...args: never[]) => unknown;
    children: ReactElement;
  }
  export const ScrollContext: ComponentType<ScrollContextProps>;
  export const useScrollRestoration: (identifier: string) => unknown;
}
