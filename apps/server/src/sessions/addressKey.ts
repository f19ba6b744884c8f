import { isIPv6 } from "node:net";

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The groups of one half of an IPv6 address. */
const groupsOf = (half: string): readonly string[] => (half === "" ? [] : half.split(":"));

/**
 * The key of a network address for rate limits: the address itself for IPv4, its /64 for IPv6, as one client controls
 * that whole network.
 */
export function addressKey(address: string): string {
  const [bare = ""] = address.split("%");
  const inside = mapped.exec(bare)?.[1];
  if (inside !== undefined) return inside;
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const first = groupsOf(head);
  const last = groupsOf(tail ?? "");
  const gap = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill("0");
  return `${[...first, ...gap, ...last].slice(0, 4).join(":")}::/64`;
}
