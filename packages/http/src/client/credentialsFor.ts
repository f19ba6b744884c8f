import type { FetchOptions } from "../platform.ts";

/** Whether an address begins with an origin of its own. */
const hasOrigin = (address: string): boolean => /^(?:https?:)?\/\//i.test(address);

/** The credentials of calls below a base address: browsers send cookies to another origin only on request. */
export function credentialsFor(baseUrl: string): FetchOptions["credentials"] {
  return hasOrigin(baseUrl) ? "include" : "same-origin";
}
