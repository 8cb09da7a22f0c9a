import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { staticQueries } from "./static-queries";

/** Stands in for the module `gatsby`: links with addresses, a `navigate` to look at, and static queries by name. */
export const navigate = jest.fn((to: string, options?: object) => Promise.resolve([to, options]));

/** An address with the path prefix of the build. */
export const withPrefix = (route: string): string => __PATH_PREFIX__ + route;

/** The text of a query. */
export const graphql = (parts: TemplateStringsArray): string => parts.join("");

/** The data of a static query, by its name. */
export function useStaticQuery(query: string): unknown {
  const name = /query (\w+)/.exec(query)?.[1] ?? "";
  if (!(name in staticQueries)) throw new Error(`static-queries.ts has no data for ${name}.`);
  return staticQueries[name as keyof typeof staticQueries];
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: object;
}

/** A link that calls `navigate`, as Gatsby's does. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    void navigate(to, { state });
  };
  return (
    <a {...rest} href={withPrefix(to)} onClick={follow}>
      {children}
    </a>
  );
}
