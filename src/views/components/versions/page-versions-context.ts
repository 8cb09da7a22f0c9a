import { createContext, useContext } from "react";
import type { PageVersions } from "../../../content/versions/page-versions";

const Context = createContext<PageVersions | undefined>(undefined);

/** Provides the version of a page to the frame around it. */
export const PageVersionsProvider = Context.Provider;

/** The version of the page, and its routes in other versions; undefined on pages without a version. */
export const usePageVersions = () => useContext(Context);
