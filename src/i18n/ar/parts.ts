import type { Translation } from "../dictionary";
import { text as calculators } from "./calculators";
import { text as changelog } from "./changelog";
import { text as changes } from "./changes";
import { text as console } from "./console";
import { text as description } from "./description";
import { text as llms } from "./llms";
import { text as markup } from "./markup";
import { text as offline } from "./offline";
import { text as schema } from "./schema";
import { text as sizes } from "./sizes";
import { text } from "./text";
import { text as markdownVersions } from "./markdown-versions";
import { text as versions } from "./versions";
import { text as walkThrough } from "./walk-through";

/** All texts in Arabic. */
export const parts: Translation = {
  text,
  calculators,
  changelog,
  changes,
  console,
  description,
  llms,
  markup,
  offline,
  schema,
  sizes,
  "markdown-versions": markdownVersions,
  versions,
  "walk-through": walkThrough,
};
