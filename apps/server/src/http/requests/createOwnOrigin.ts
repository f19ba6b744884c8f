import { BlockList, isIP } from "node:net";
import type { ShopConfig } from "../../config/readConfig.ts";

/** The parts of a request that name the shop's origin. */
export interface RequestedOrigin {
  readonly protocol: string;
  readonly host: string;
}

const privateRanges = new BlockList();
for (const [range, length] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  privateRanges.addSubnet(range, length, "ipv4");
}
privateRanges.addAddress("::1", "ipv6");
privateRanges.addSubnet("fc00::", 7, "ipv6");
privateRanges.addSubnet("fe80::", 10, "ipv6");

/** Whether a host is this machine or in a private network, where no link can lead an outsider. */
function isPrivate(hostname: string): boolean {
  if (hostname === "localhost" || hostname.endsWith(".localhost")) return true;
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  const version = isIP(address);
  return version !== 0 && privateRanges.check(address, version === 4 ? "ipv4" : "ipv6");
}

/**
 * Creates the function that gives the shop's own origin (`https://shop.example`) for links, the sitemap and structured
 * data: always `SHOP_PUBLIC_URL` if set. Otherwise the request's host if it is one of `SHOP_HOSTS` or private; else the
 * first of `SHOP_HOSTS` or the machine's own address, and `onStranger` is called once with the unknown host, as an
 * unconfigured shop would send visitors from search engines to `localhost`.
 */
export function createOwnOrigin(
  config: Pick<ShopConfig, "port" | "hosts"> & { readonly payments: Pick<ShopConfig["payments"], "publicUrl"> },
  onStranger: (host: string) => void = () => undefined,
): (request: RequestedOrigin) => string {
  const { publicUrl } = config.payments;
  if (publicUrl !== "") return () => publicUrl;
  let isReported = false;
  return ({ protocol: forwarded, host }) => {
    // A proxy may pass on whatever a client claims.
    const protocol = forwarded === "https" ? "https" : "http";
    const url = URL.parse(`${protocol}://${host}`);
    if (url !== null && (config.hosts.includes(url.host) || isPrivate(url.hostname))) return url.origin;
    if (!isReported) onStranger(host);
    isReported = true;
    const [first] = config.hosts;
    return first === undefined ? `http://localhost:${config.port}` : `${protocol}://${first}`;
  };
}
