/** A file of a site: its text, its bytes, or `null` for one that is taken away. */
export type SiteFile = string | Buffer | null;

export type SiteFiles = Record<string, SiteFile>;

/** A mistake that somebody makes, and where the message about it has to point. */
export interface Mistake {
  /** What its author would say about it, after the kind of file: "content: the title is missing". */
  name: string;
  /** The files that hold it, relative to the folder of the sound site. */
  files: SiteFiles;
  /** `content/docs/guide.mdx:3`: file and, where there is one, line. */
  at: string;
  /** Why a running `develop` cannot say it. Without a reason, it does, and recovers. */
  onlyInBuild?: string;
}
