import { isIP } from "node:net";
import * as z from "zod/mini";

/** Where the shop stands: its own address, and the machines between it and its visitors. */
export interface ProxyConfig {
  /** Addresses, ranges and names of ranges of proxies whose word about a visitor is believed. */
  readonly trustedProxies: readonly string[];
  /** Hosts, with a port where it is not the usual one, under which the shop may call itself without an address of its own. */
  readonly hosts: readonly string[];
  /** Addresses of caches in front of the shop that take a request to forget pages. */
  readonly cachePurgeUrls: readonly string[];
}

const rangeNames = new Set(["loopback", "linklocal", "uniquelocal"]);
const hostPattern = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/;

const itemsOf = (list: string): readonly string[] => list.split(/[\s,]+/u).filter((item) => item !== "");

/** Whether it is an IP address, a range of a length that fits it (but not everything), or the name of a range. */
function isRange(item: string): boolean {
  if (rangeNames.has(item)) return true;
  const [address = "", length, more] = item.split("/");
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  if (length === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128);
}

const lists = (isItem: (item: string) => boolean) =>
  z.string().check(z.refine((list) => itemsOf(list).every((item) => isItem(item))));

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

/** Reads which proxies are trusted and which hosts are the shop's. The machine itself is always trusted. */
export function readProxyConfig(values: z.output<typeof schema>): ProxyConfig {
  return {
    trustedProxies: [...new Set(["loopback", ...itemsOf(values.TRUST_PROXY)])],
    cachePurgeUrls: itemsOf(values.CACHE_PURGE_URLS),
    hosts: itemsOf(values.SHOP_HOSTS).map((host) => host.toLowerCase()),
  };
}
