import { useEffect, useId, useRef, useState, type ReactElement } from "react";
import type { Store } from "../../domain/store.ts";
import type { MapView } from "../../domain/map/mapView.ts";
import { useStoresTexts } from "../StoresProvider.tsx";
import type { DrawnStoreMap, drawStoreMap, MapTiles } from "./drawStoreMap.ts";

/** Props of StoreMap. */
export interface StoreMapProps {
  /** The stores to show; those without coordinates have no marker. */
  readonly stores: readonly Store[];
  readonly tiles: MapTiles;
  /** The initial view, until the stores change; default: the stores. */
  readonly firstView?: MapView | undefined;
  /** Loads the map; default: this package's own, loaded on mount. */
  readonly load?: () => Promise<{ readonly drawStoreMap: typeof drawStoreMap }>;
}

const loadMap = () => import("./drawStoreMap.ts");

/** A map of stores. Its code loads on mount; if that fails, a message says so. */
export function StoreMap({ stores, tiles, firstView, load = loadMap }: StoreMapProps): ReactElement {
  const texts = useStoresTexts();
  const endId = useId();
  const container = useRef<HTMLDivElement>(null);
  const drawnMap = useRef<DrawnStoreMap | null>(null);
  const shownStores = useRef(stores);
  const [status, setStatus] = useState<"loading" | "drawn" | "failed">("loading");

  useEffect(() => {
    let isGone = false;
    const draw = async (): Promise<void> => {
      const { drawStoreMap: drawMap } = await load();
      if (isGone || container.current === null) return;
      const onFailure = () => setStatus("failed");
      const first = shownStores.current;
      const map = await drawMap(container.current, { stores: first, tiles, texts, firstView, onFailure });
      if (isGone) {
        map.remove();
        return;
      }
      drawnMap.current = map;
      // Stores that were searched for meanwhile.
      if (shownStores.current !== first) map.show(shownStores.current);
      setStatus("drawn");
    };
    draw().catch(() => {
      if (!isGone) setStatus("failed");
    });
    return () => {
      isGone = true;
      drawnMap.current?.remove();
      drawnMap.current = null;
    };
    // The map is created once; its content changes below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (shownStores.current !== stores) drawnMap.current?.show(stores);
    shownStores.current = stores;
  }, [stores]);

  return (
    <section className="torg-store-map" aria-label={texts.mapTitle} aria-busy={status === "loading"}>
      <a className="torg-store-map__skip" href={`#${endId}`}>
        {texts.skipMap}
      </a>
      {status === "failed" ? <output className="torg-store-map__failed">{texts.mapFailed}</output> : null}
      <div
        ref={container}
        className="torg-store-map__canvas"
        hidden={status === "failed"}
        // Arrow keys move the map.
        role="application"
        aria-label={texts.regions.map}
      />
      <span id={endId} tabIndex={-1} />
    </section>
  );
}
