/** PATH_PREFIX, put here by Gatsby's webpack; empty without one. */
declare const __PATH_PREFIX__: string;

/** What acts before any data has arrived, put here by on-create-webpack-config.ts. */
declare const SITE_EARLY: {
  colorMode: {
    defaultMode: "light" | "dark";
    disableSwitch: boolean;
    respectPrefersColorScheme: boolean;
  };
  /** Id of the announcement; null where there is none that could be closed. */
  announcement: string | null;
};

/** True where the console may ask real servers, put here by on-create-webpack-config.ts; the pages' policy agrees. */
declare const SITE_REAL_SERVERS: boolean;
