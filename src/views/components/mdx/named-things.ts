import { createContext } from "react";
import type { DrawnPicture } from "./Picture";

/** What a link to an operation shows of it. */
export interface LinkedOperation {
  readonly slug: string;
  readonly route: string;
  readonly method: string;
  readonly summary: string;
}

/** What the components of a page name; its query delivers it, so that a page carries only its own. */
export interface NamedThings {
  readonly operations: readonly (LinkedOperation | null)[];
  readonly statuses: readonly {
    readonly of: string;
    readonly is: string;
    readonly to: string | null;
  }[];
  readonly terms: readonly ({
    readonly key: string;
    readonly term: string;
    readonly kind: string;
    readonly definition: string;
  } | null)[];
  /** Its images, by how the page names them. */
  readonly pictures: readonly DrawnPicture[];
}

export const NamedThingsContext = createContext<NamedThings>({
  operations: [],
  statuses: [],
  terms: [],
  pictures: [],
});
