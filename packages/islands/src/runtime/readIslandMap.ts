/** Addresses per island name: the module first, then the files it imports, including style sheets. */
export type IslandMap = Readonly<Record<string, readonly string[]>>;

/** The map that the page carries in `<script type="application/json" id="islands">`; empty when there is none. */
export function readIslandMap(): IslandMap {
  const text = document.getElementById("islands")?.textContent;
  const map: IslandMap = text ? JSON.parse(text) : {};
  return map;
}
