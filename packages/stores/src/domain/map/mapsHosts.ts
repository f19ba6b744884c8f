import { mapsScriptAddress, type MapsSettings } from "./mapsScript.ts";

/** Where the maps of a shop fetch from, as a page's content security policy names it. */
export interface MapsHosts {
  /** Pictures: tiles, and those of the places provider. */
  readonly pictures: readonly string[];
  /** Scripts and calls of the places provider; it also brings styles and fonts. */
  readonly scripts: readonly string[];
}

/** Hosts that a provider's script goes on to; others keep to their own. */
const accompanyingHosts: readonly (readonly [end: string, hosts: readonly string[]])[] = [
  [".googleapis.com", ["https://*.googleapis.com", "https://*.gstatic.com"]],
  [".google.cn", ["https://*.google.cn", "https://*.googleapis.cn", "https://*.gstatic.cn"]],
];

/** The parts of a tile's address that a map fills in may name many hosts: `{s}` is a letter before the rest. */
const manyHosts = /^(https?:\/\/)(?:[^/]*\{s\}[^/.]*)(?=\.)/;

function originOf(address: string): string | null {
  const text = address.trim().replace(manyHosts, "$1many-hosts");
  const found = /^(https?):\/\/([^/?#\s@;,'"]+)/i.exec(text);
  if (found === null) return null;
  return `${found[1]}://${found[2]}`.toLowerCase().replace("//many-hosts", "//*");
}

/** Gives the host that tiles come from; null where the shop draws the map itself or serves the tiles itself. */
export function tileHost(tileUrl: string): string | null {
  return originOf(tileUrl)?.replace(/^https?:\/\/(\*\.)?/, "") ?? null;
}

/** Gives the hosts that a shop's map settings name: none with blank settings, and none of the places provider without a key. */
export function mapsHosts(settings: MapsSettings & { readonly tileUrl: string }): MapsHosts {
  const tiles = originOf(settings.tileUrl);
  const script = originOf(mapsScriptAddress(settings) ?? "");
  const others = accompanyingHosts.find(([end]) => script?.endsWith(end))?.[1] ?? [];
  const scripts = script === null ? [] : [script, ...others];
  return { pictures: [...(tiles === null ? [] : [tiles]), ...scripts], scripts };
}
