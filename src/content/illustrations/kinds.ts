import { accounts } from "./kinds/accounts";
import { barcode } from "./kinds/barcode";
import { bars } from "./kinds/bars";
import { bins } from "./kinds/bins";
import { box } from "./kinds/box";
import { document } from "./kinds/document";
import { form } from "./kinds/form";
import { gantt } from "./kinds/gantt";
import { label } from "./kinds/label";
import { layers } from "./kinds/layers";
import { load } from "./kinds/load";
import { matrix } from "./kinds/matrix";
import { screen } from "./kinds/screen";
import { tiers } from "./kinds/tiers";
import { timeline } from "./kinds/timeline";
import { trace } from "./kinds/trace";
import { tree } from "./kinds/tree";
import type { IllustrationKind } from "./kind";

/** All kinds of illustrations, by the name that authors write. */
export const kinds: Readonly<Record<string, IllustrationKind>> = {
  accounts,
  barcode,
  bars,
  bins,
  box,
  document,
  form,
  gantt,
  label,
  layers,
  load,
  matrix,
  screen,
  tiers,
  timeline,
  trace,
  tree,
};
