import type { ComponentType, CSSProperties, ReactElement } from "react";
import { useEffect, useRef, useState } from "react";
import type { Range } from "../../domain/filters/filterSelection.ts";
import type { TypedEnd } from "@torg/format/typed";
import { useCatalogTexts, useRangeTrack } from "../provider/CatalogProvider.tsx";
import type { RangeTrackPart } from "./RangeTrackPart.ts";

/** Props of RangeTrackPlace. */
export interface RangeTrackPlaceProps {
  readonly title: string;
  readonly unit: string | null;
  readonly bounds: Range;
  readonly value: Range;
  readonly onChange: (typed: TypedEnd) => void;
}

/**
 * Room for the two thumbs above the number fields. They are fetched when somebody reaches for their group, with a
 * pointer or the keyboard; a press that woke the island has left `data-pressed` on the room.
 */
export function RangeTrackPlace({ title, unit, bounds, value, onChange }: RangeTrackPlaceProps): ReactElement | null {
  const { filters } = useCatalogTexts();
  const load = useRangeTrack();
  const place = useRef<HTMLDivElement>(null);
  const [Track, setTrack] = useState<ComponentType<RangeTrackPart> | null>(null);
  useEffect(() => {
    const group = place.current?.closest("details");
    if (Track !== null || load === undefined || !group) return undefined;
    const reach = (): void =>
      void load()
        .then((loaded) => setTrack(() => loaded))
        .catch(() => {});
    if (group.matches(":hover,:has([data-pressed])")) reach();
    group.addEventListener("pointerover", reach);
    group.addEventListener("focusin", reach);
    return () => {
      group.removeEventListener("pointerover", reach);
      group.removeEventListener("focusin", reach);
    };
  }, [Track, load]);
  const way = bounds.max - bounds.min;
  if (load === undefined || way <= 0) return null;
  const drawn: CSSProperties & Record<`--torg-range-${"min" | "max"}`, number> = {
    // What is chosen may lie beyond what the other filters have left.
    "--torg-range-min": Math.max(0, (value.min - bounds.min) / way),
    "--torg-range-max": Math.min(1, (value.max - bounds.min) / way),
  };
  return (
    <div ref={place} className="torg-range__track" style={drawn} data-wake="">
      {Track !== null && (
        <Track
          bounds={bounds}
          value={value}
          minThumbLabel={filters.lowest(title)}
          maxThumbLabel={filters.highest(title)}
          valueText={(number) => filters.spoken(number, unit)}
          onRangeChange={(range, end) => onChange({ end, typed: String(range[end]) })}
        />
      )}
    </div>
  );
}
