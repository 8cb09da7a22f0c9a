import { fromSource } from "./scripts/process/from-source.mjs";
import type * as Site from "./src/gatsby-config";

const { gatsbyConfig } = fromSource("src/gatsby-config") as typeof Site;

export default gatsbyConfig;
