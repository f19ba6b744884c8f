/** The shop's settings for its maps. */
export interface MapsSettings {
  readonly key: string;
  readonly china: boolean;
  readonly scriptBase: string;
}

const chinaBase = "https://maps.google.cn/maps/api/js";

/** The address of the places provider's script; null with a blank key, because nothing may be loaded then. */
export function mapsScriptAddress({ key, china, scriptBase }: MapsSettings): string | null {
  if (key.trim() === "") return null;
  return `${china ? chinaBase : scriptBase}?key=${encodeURIComponent(key)}&libraries=places`;
}
