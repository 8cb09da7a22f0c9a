/** The servers that the table of cases is held against. */
export type HostName = "bundled" | "nginx" | "caddy" | "cloudfront";

/** Why one host answers otherwise, and what; without an answer it is not asked. */
export interface Deviation {
  why: string;
  status?: number | readonly number[];
  headers?: HostCase["headers"];
  file?: string | undefined;
  /** How many answers come to what was sent. */
  answers?: number;
  /** The answer is made before the rules of the site are known, and has none of its headers. */
  bare?: boolean;
}

/** A request and what every host answers to it. */
export interface HostCase {
  name: string;
  path: string;
  method?: string;
  /** Headers; several of one name as a list. */
  send?: Readonly<Record<string, string | readonly string[]>>;
  /** What is sent as it is, in the place of path, method and headers. */
  raw?: string;
  status: number | readonly number[];
  /** Headers of the answer; null: it has none of that name. */
  headers?: Readonly<Record<string, string | RegExp | null>>;
  /** The body, decoded, is that of this file of the site. */
  file?: string | undefined;
  /** Text that must not be in the answer. */
  without?: string;
  answers?: number;
  bare?: boolean;
  except?: Partial<Record<HostName, Deviation>>;
}

/** What a case needs to know of the site: addresses that it has. */
export interface SampleFiles {
  /** Route of a page, below which there is more. */
  route: string;
  /** `docs/intro/index.html` */
  page: string;
  script: string;
  sharedData: string;
  pageData: string;
  redirect: { from: string; to: string };
  prefix: string;
}

/** The row as one host is asked: with its deviation, undefined where it is not asked. */
export function rowFor(row: HostCase, host: HostName): HostCase | undefined {
  const deviation = row.except?.[host];
  if (!deviation) return row;
  const { status } = deviation;
  return status === undefined ? undefined : { ...row, ...deviation, status };
}

/** Rows about what CloudFront does by itself, before and after the functions of the site. */
export function ofServers(rows: readonly HostCase[]): HostCase[] {
  const cloudfront = { why: "CloudFront speaks HTTP by itself, the site has no say in it" };
  return rows.map((row) => ({ ...row, except: { cloudfront, ...row.except } }));
}
