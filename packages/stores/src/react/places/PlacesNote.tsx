import type { ReactElement, ReactNode } from "react";
import { mapsScriptAddress, type MapsSettings } from "../../domain/map/mapsScript.ts";
import { useStoresTexts } from "../StoresProvider.tsx";

/** Props of PlacesNote. */
export interface PlacesNoteProps {
  readonly maps: MapsSettings;
  /** The button that allows it. */
  readonly children: ReactNode;
}

/**
 * Says where the suggestions of places would come from, and what for; renders nothing if the shop has no such provider.
 */
export function PlacesNote({ maps, children }: PlacesNoteProps): ReactElement | null {
  const texts = useStoresTexts();
  const host = URL.parse(mapsScriptAddress(maps) ?? "")?.host;
  if (host === undefined) return null;
  return (
    <div className="torg-places-note">
      <p>{texts.places(host)}</p>
      {children}
    </div>
  );
}
