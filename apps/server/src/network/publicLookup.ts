import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./isPrivateAddress.ts";

/** Whether a host is loopback or private by its name alone, before it is resolved. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/gu, "");
  return isIP(bare) === 0 ? /(^|\.)localhost\.?$/iu.test(bare) : isPrivateAddress(bare);
}

/**
 * Resolves a host once per connection and checks the exact addresses used for it, so that a name cannot change between
 * check and use. A single private address rejects all, with the error of `refuse`.
 */
export function publicLookup(refuse: (hostname: string) => Error): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [address] = found ?? [];
      if (error !== null || address === undefined) {
        callback(error ?? new Error("no address"), "", 0);
      } else if (found.some((candidate) => isPrivateAddress(candidate.address))) {
        callback(refuse(hostname), "", 0);
      } else if (options.all === true) {
        callback(null, found);
      } else {
        callback(null, address.address, address.family);
      }
    });
  };
}
