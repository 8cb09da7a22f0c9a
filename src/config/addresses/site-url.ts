import { z } from "zod";
import { faultless, type TextFault } from "../../problems/corrected";
import { linkFault, linkRules } from "./link-address";

/** Why an address cannot be that of the site; a slash at its end does no harm. */
export function siteFault(url: string): TextFault | undefined {
  const fault = linkFault(url, linkRules.web);
  if (fault) return fault;
  const [, host = "", path = ""] = /^(https?:\/\/[^/?#]+)\/*(.*)$/i.exec(url) ?? [];
  if (!path) return undefined;
  return {
    cause: /[?#]/.test(path)
      ? "It has a query or a hash: routes follow it."
      : `It has a path, which would be in no link of a page: a site below a path is built with PATH_PREFIX=/${path.replace(/\/+$/, "")}.`,
    corrected: host,
  };
}

export const siteAddress = faultless(z.string(), siteFault);
