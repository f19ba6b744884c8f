import { Skeleton, useHydrated } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { tileHost } from "../../domain/map/mapsHosts.ts";
import { useStoresTexts } from "../StoresProvider.tsx";
import { StoreMap, type StoreMapProps } from "./StoreMap.tsx";

/** A map with third-party tiles. */
export interface ForeignMap {
  /** The host of the tiles. */
  readonly host: string;
  /** Their purpose, as a sentence. */
  readonly purpose: string;
  /** The map; it requests its host as soon as it renders. */
  readonly map: ReactElement;
}

/** Props of GuardedStoreMap; the others are those of StoreMap. */
export interface GuardedStoreMapProps extends StoreMapProps {
  /** Renders a placeholder until third-party tiles are allowed, then the map; without it such a map never loads. */
  readonly guard?: ((foreign: ForeignMap) => ReactNode) | undefined;
}

/**
 * A map of stores that requests third parties only with consent: the shop's own map is shown to everybody, third-party
 * tiles require the guard. A server renders only the placeholder.
 */
export function GuardedStoreMap({ guard, ...props }: GuardedStoreMapProps): ReactElement {
  const { tilesPurpose: purpose } = useStoresTexts();
  const isHydrated = useHydrated();
  const host = tileHost(props.tiles.tileUrl);
  const map = <StoreMap {...props} />;
  const shown = host === null ? map : guard?.({ host, purpose, map });
  return <div className="torg-store-map-place">{isHydrated && shown !== undefined ? shown : <Skeleton />}</div>;
}
