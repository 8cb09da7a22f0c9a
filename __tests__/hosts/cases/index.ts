import type { HostCase, SampleFiles } from "../host-case";
import { addressCases } from "./addresses";
import { conditionCases } from "./conditions";
import { fileCases } from "./files";
import { otherScriptCases } from "./other-scripts";
import { protocolCases } from "./protocol";
import { redirectCases } from "./redirects";
import { siteCases } from "./site";

/** The table: each row holds for every host, or says why not. */
export function hostCases(sample: SampleFiles): HostCase[] {
  return [
    siteCases,
    fileCases,
    redirectCases,
    addressCases,
    otherScriptCases,
    conditionCases,
    protocolCases,
  ].flatMap((cases) => cases(sample));
}
