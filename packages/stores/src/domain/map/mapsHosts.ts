import { mapsScriptAddress, type MapsSettings } from "./mapsScript.ts";

/** The hosts that a shop's maps load from, for a content security policy. */
export interface MapsHosts {
  /** Images: tiles, and those of the places provider. */
  readonly pictures: readonly string[];
  /** Scripts and requests of the places provider, which also loads styles and fonts. */
  readonly scripts: readonly string[];
}

/** Hosts that a provider's script loads from; other providers only use their own. */
const accompanyingHosts: readonly (readonly [end: string, hosts: readonly string[]])[] = [
  [".googleapis.com", ["https://*.googleapis.com", "https://*.gstatic.com"]],
  [".google.cn", ["https://*.google.cn", "https://*.googleapis.cn", "https://*.gstatic.cn"]],
];

/** The `{s}` placeholder of a tile address stands for a subdomain, so it may mean many hosts. */
const manyHosts = /^(https?:\/\/)(?:[^/]*\{s\}[^/.]*)(?=\.)/;

function originOf(address: string): string | null {
  const text = address.trim().replace(manyHosts, "$1many-hosts");
  const match = /^(https?):\/\/([^/?#\s@;,'"]+)/i.exec(text);
  if (match === null) return null;
  return `${match[1]}://${match[2]}`.toLowerCase().replace("//many-hosts", "//*");
}

/** The host that tiles come from; null if the shop draws the map or serves the tiles itself. */
export function tileHost(tileUrl: string): string | null {
  return originOf(tileUrl)?.replace(/^https?:\/\/(\*\.)?/, "") ?? null;
}

/** The hosts in a shop's map settings: none if they are blank, and none of the places provider without a key. */
export function mapsHosts(settings: MapsSettings & { readonly tileUrl: string }): MapsHosts {
  const tiles = originOf(settings.tileUrl);
  const script = originOf(mapsScriptAddress(settings) ?? "");
  const accompanying = accompanyingHosts.find(([end]) => script?.endsWith(end))?.[1] ?? [];
  const scripts = script === null ? [] : [script, ...accompanying];
  return { pictures: [...(tiles === null ? [] : [tiles]), ...scripts], scripts };
}
