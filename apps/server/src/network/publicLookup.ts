import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./privateAddress.ts";

/** Whether a host names this machine or a private network by itself, before anybody is asked where it lies. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/gu, "");
  return isIP(bare) === 0 ? /(^|\.)localhost\.?$/iu.test(bare) : isPrivateAddress(bare);
}

/**
 * Finds where a host lies, once for each connection, and checks the very addresses that it then goes to, so that a name
 * cannot change its mind between check and use. One private address among them refuses all, with the error of `refuse`.
 */
export function publicLookup(refuse: (hostname: string) => Error): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [address] = found ?? [];
      if (error !== null || address === undefined) {
        callback(error ?? new Error("no address"), "", 0);
      } else if (found.some((one) => isPrivateAddress(one.address))) {
        callback(refuse(hostname), "", 0);
      } else if (options.all === true) {
        callback(null, found);
      } else {
        callback(null, address.address, address.family);
      }
    });
  };
}
