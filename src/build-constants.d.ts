/** PATH_PREFIX, put here by Gatsby's webpack; empty without one. */
declare const __PATH_PREFIX__: string;

/** The configuration's colour mode, put here by on-create-webpack-config.ts for the script in the head. */
declare const SITE_COLOR_MODE: {
  defaultMode: "light" | "dark";
  respectPrefersColorScheme: boolean;
};
