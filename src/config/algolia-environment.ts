import type { Problem } from "../problems/problem";

/** Environment variables that make Algolia the search. */
export interface AlgoliaEnvironment {
  ALGOLIA_APP_ID?: string;
  ALGOLIA_SEARCH_KEY?: string;
  ALGOLIA_INDEX_NAME?: string;
  /** Lets the build write records. Never part of the configuration, which is public. */
  ALGOLIA_ADMIN_KEY?: string;
  /** Instead of Algolia's own hosts: addresses separated by commas. */
  ALGOLIA_HOSTS?: string;
}

const needed = ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY", "ALGOLIA_INDEX_NAME"] as const;

function incomplete(env: AlgoliaEnvironment, missing: readonly string[]): Problem {
  const set = [...needed, "ALGOLIA_ADMIN_KEY" as const].filter((name) => env[name]);
  return {
    level: "error",
    code: "algolia-incomplete",
    what: "Only a part of what the search at Algolia needs is set",
    where: { file: "environment" },
    seen: `${set.join(", ")} without ${missing.join(", ")}`,
    cause: "A variable is misspelled, or a secret of the build machine is empty.",
    fix: missing.map((name) => `export ${name}=…`).join("\n"),
  };
}

const publishedAdminKey: Problem = {
  level: "error",
  code: "algolia-admin-key-published",
  what: "The key for searching is the key for writing",
  where: { file: "environment" },
  seen: "ALGOLIA_SEARCH_KEY=<the value of ALGOLIA_ADMIN_KEY>",
  cause: "The search key is in every page: with this one, anybody could delete the index.",
  fix: "export ALGOLIA_SEARCH_KEY=<the search-only key of the application>",
};

/** The environment's part of the configuration; `algolia` is undefined if no variable is set. */
export function algoliaFromEnvironment(env: AlgoliaEnvironment): {
  algolia?: { appId: string; searchKey: string; indexName: string; hosts?: string[] };
  problems: Problem[];
} {
  const missing = needed.filter((name) => !env[name]);
  if (missing.length === needed.length && !env.ALGOLIA_ADMIN_KEY) return { problems: [] };
  if (missing.length) return { problems: [incomplete(env, missing)] };
  if (env.ALGOLIA_ADMIN_KEY === env.ALGOLIA_SEARCH_KEY) return { problems: [publishedAdminKey] };
  const hosts = env.ALGOLIA_HOSTS?.split(",").map((host) => host.trim());
  return {
    algolia: {
      appId: env.ALGOLIA_APP_ID ?? "",
      searchKey: env.ALGOLIA_SEARCH_KEY ?? "",
      indexName: env.ALGOLIA_INDEX_NAME ?? "",
      ...(hosts && { hosts }),
    },
    problems: [],
  };
}
