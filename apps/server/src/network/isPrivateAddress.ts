import { BlockList, isIP } from "node:net";

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  privateNetworks.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  // Loopback, and IPv6 ranges that embed IPv4 addresses, which may be private.
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  privateNetworks.addSubnet(network, prefix, "ipv6");
}

/** Whether an IP address is in a loopback or private range, where no feed can be; false for names. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/gu, "");
  const family = isIP(bare);
  return family !== 0 && privateNetworks.check(bare, family === 4 ? "ipv4" : "ipv6");
}
