import { useContext, type AnchorHTMLAttributes, type ComponentProps } from "react";
import type { MdxComponentName } from "../../../content/mdx/page/component-names";
import { SiteLink } from "../layout/SiteLink";
import { Admonition } from "./Admonition";
import { Field } from "./Field";
import { Frozen } from "./Frozen";
import { InApp, WithApi } from "./Half";
import { NamedThingsContext } from "./named-things";
import { Operation } from "./Operation";
import { Outcome } from "./Outcome";
import { Picture } from "./Picture";
import { Progress } from "./Progress";
import { Status } from "./Status";
import { TabItem, Tabs } from "./Tabs";
import { Term } from "./Term";

/** The route of a link: gatsby-plugin-mdx adds the path prefix, and so does `<Link>`. */
function withoutPrefix(href: string): string {
  return href.startsWith(`${__PATH_PREFIX__}/`) ? href.slice(__PATH_PREFIX__.length) : href;
}

function Anchor({ href: given = "", ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const href = withoutPrefix(given);
  const isRoute = href.startsWith("/") && !/\.[a-z0-9]{2,5}$/i.test(href);
  return <SiteLink to={isRoute ? href : null} href={href} {...rest} />;
}

/** The build resizes images next to pages; others (from static/ or allowed hosts) are shown as they are. */
function Image({ alt = "", src, title, ...rest }: ComponentProps<"img">) {
  const picture = useContext(NamedThingsContext).pictures.find((known) => known.src === src);
  if (picture) return <Picture picture={picture} alt={alt} title={title} />;
  return <img alt={alt} src={src} title={title} loading="lazy" decoding="async" {...rest} />;
}

/** The components that an MDX page may use. */
export const mdxComponents = {
  a: Anchor,
  img: Image,
  Admonition,
  Field,
  Frozen,
  InApp,
  Operation,
  Outcome,
  Progress,
  Status,
  Tabs,
  TabItem,
  Term,
  WithApi,
} satisfies Record<MdxComponentName | "a" | "img" | "Frozen", unknown>;
