import { useContext, type ComponentProps } from "react";
import type { MdxComponentName } from "../../../content/mdx/page/component-names";
import { Admonition } from "./Admonition";
import { Anchor } from "./Anchor";
import { blocks } from "./Block";
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

/** The build resizes images next to pages; others (from static/ or allowed hosts) are shown as they are. */
function Image({ alt = "", src, title, ...rest }: ComponentProps<"img">) {
  const picture = useContext(NamedThingsContext).pictures.find((known) => known.src === src);
  if (picture) return <Picture picture={picture} alt={alt} title={title} />;
  return <img alt={alt} src={src} title={title} loading="lazy" decoding="async" {...rest} />;
}

/** The components that an MDX page may use. */
export const mdxComponents = {
  ...blocks,
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
} satisfies Record<MdxComponentName | keyof typeof blocks | "a" | "img" | "Frozen", unknown>;
