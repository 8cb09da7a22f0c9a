import type { LoaderContext } from "webpack";
import { putOutside } from "./outside-documents";

/** A webpack loader: leaves compiled MDX out of the bundle that writes the HTML, which holds then for other documents. */
export default function takeOutside(this: LoaderContext<unknown>, compiled: string): string {
  return putOutside(this.resourcePath, compiled) ?? compiled;
}
