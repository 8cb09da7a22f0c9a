/** PATH_PREFIX, inserted by Gatsby's webpack configuration; may be empty. */
declare const __PATH_PREFIX__: string;

/** Settings needed before any data arrives, inserted by on-create-webpack-config.ts. */
declare const SITE_EARLY: {
  colorMode: {
    defaultMode: "light" | "dark";
    disableSwitch: boolean;
    respectPrefersColorScheme: boolean;
  };
  /** Id of the announcement; null if there is none that readers can close. */
  announcement: string | null;
};

/** Whether the console may call real servers, inserted by on-create-webpack-config.ts; the pages' policy agrees. */
declare const SITE_REAL_SERVERS: boolean;

/** Pages of the home page that the search suggests, inserted by on-create-webpack-config.ts. */
declare const SITE_FIRST_PAGES: readonly {
  label: string;
  to?: string | null;
  href?: string | null;
}[];
