import type { Changelog } from "./changes-html";

/** What the changelog of a description shows. */
export interface ChangesPage extends Changelog {
  route: string;
  /** Label of the earlier version. */
  since: string;
}
