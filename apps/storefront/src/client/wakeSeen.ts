import { clearRecentHistory } from "@torg/catalog/wire";
import { findIsland } from "@torg/islands/runtime";
import { mayRemember } from "../consent/consentAsked.ts";
import type { seen as seenIsland } from "../seen/seen.island.tsx";

/** Shows the products seen before; forgets them for visitors who do not allow it. */
export function wakeSeen(wake: (island: HTMLElement) => void): void {
  const place = findIsland<typeof seenIsland>("seen");
  if (!mayRemember()) clearRecentHistory();
  else if (place !== null) {
    void import("../seen/openSeen.ts").then(({ openSeen }) => openSeen(place, wake), console.error);
  }
}
