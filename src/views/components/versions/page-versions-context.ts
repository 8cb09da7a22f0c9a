import { createContext, useContext } from "react";
import type { PageVersions } from "../../../content/versions/page-versions";

const Context = createContext<PageVersions | undefined>(undefined);

/** Tells what stands around a page in which version the page is. */
export const PageVersionsProvider = Context.Provider;

/** The version of the page, and the page in the other ones; undefined on pages that belong to none. */
export const usePageVersions = () => useContext(Context);
