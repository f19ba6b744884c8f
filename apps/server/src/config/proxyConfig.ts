import { isIP } from "node:net";
import * as z from "zod/mini";
import { listedItems } from "./listedItems.ts";

/** The shop's hosts, and the proxies and caches in front of it. */
export interface ProxyConfig {
  /** Addresses, ranges and range names of proxies trusted about visitors' addresses. */
  readonly trustedProxies: readonly string[];
  /** Hosts, with any non-default port, that the shop may use as its own when it has no configured address. */
  readonly hosts: readonly string[];
  /** Addresses of caches in front of the shop that accept purge requests. */
  readonly cachePurgeUrls: readonly string[];
}

const rangeNames = new Set(["loopback", "linklocal", "uniquelocal"]);
const hostPattern = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/;

/** Whether it is an IP address, a range with a valid length (but not everything), or the name of a range. */
function isRange(item: string): boolean {
  if (rangeNames.has(item)) return true;
  const [address = "", length, more] = item.split("/");
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  if (length === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128);
}

const lists = (isItem: (item: string) => boolean) =>
  z.string().check(z.refine((list) => listedItems(list).every((item) => isItem(item))));

/** The environment variables of proxies and hosts, for the schema of all variables. */
export const proxyVariables = {
  TRUST_PROXY: z._default(lists(isRange), ""),
  SHOP_HOSTS: z._default(
    lists((host) => hostPattern.test(host.toLowerCase())),
    "",
  ),
  CACHE_PURGE_URLS: z._default(
    lists((address) => /^https?:\/\/[^\s/]+(\/\S*)?$/.test(address)),
    "",
  ),
} as const;

const schema = z.object(proxyVariables);

/** Reads the trusted proxies and the shop's hosts. The machine itself is always trusted. */
export function readProxyConfig(values: z.output<typeof schema>): ProxyConfig {
  return {
    trustedProxies: [...new Set(["loopback", ...listedItems(values.TRUST_PROXY)])],
    cachePurgeUrls: listedItems(values.CACHE_PURGE_URLS),
    hosts: listedItems(values.SHOP_HOSTS).map((host) => host.toLowerCase()),
  };
}
