import { Skeleton, useHydrated } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { tileHost } from "../../domain/map/index.ts";
import { useStoresTexts } from "../StoresProvider.tsx";
import { StoreMap, type StoreMapProps } from "./StoreMap.tsx";

/** A map whose tiles come from others. */
export interface ForeignMap {
  /** Who the tiles come from. */
  readonly host: string;
  /** What they are for, as a sentence. */
  readonly purpose: string;
  /** The map; it asks its host as soon as it is drawn. */
  readonly map: ReactElement;
}

/** Props of GuardedStoreMap; all others are those of StoreMap. */
export interface GuardedStoreMapProps extends StoreMapProps {
  /** Draws what stands before tiles of others until they are allowed, or the map; left out, such a map never comes. */
  readonly guard?: ((foreign: ForeignMap) => ReactNode) | undefined;
}

/**
 * A map of stores that asks nobody else before it may: the shop's own drawing is shown to everybody, tiles of others
 * stand behind a guard. A server draws the place only.
 */
export function GuardedStoreMap({ guard, ...props }: GuardedStoreMapProps): ReactElement {
  const { tilesPurpose: purpose } = useStoresTexts();
  const isHydrated = useHydrated();
  const host = tileHost(props.tiles.tileUrl);
  const map = <StoreMap {...props} />;
  const shown = host === null ? map : guard?.({ host, purpose, map });
  return <div className="torg-store-map-place">{isHydrated && shown !== undefined ? shown : <Skeleton />}</div>;
}
