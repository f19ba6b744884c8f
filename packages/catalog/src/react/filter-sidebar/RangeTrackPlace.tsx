import type { ComponentType, CSSProperties, ReactElement } from "react";
import { useEffect, useRef, useState } from "react";
import type { Range } from "../../domain/filters/filterSelection.ts";
import { type PriceKnot, roundPriceAtShare, shareOfPrice } from "../../domain/filters/priceScale.ts";
import type { RangeInput } from "@torg/format/typed";
import { useCatalogTexts, useRangeTrack } from "../provider/CatalogProvider.tsx";
import type { RangeTrackPart } from "./RangeTrackPart.ts";

/** Props of RangeTrackPlace. */
export interface RangeTrackPlaceProps {
  readonly title: string;
  readonly unit: string | null;
  readonly bounds: Range;
  /** Where prices are on the slider; two knots or none mean a linear one. */
  readonly knots?: readonly PriceKnot[] | undefined;
  readonly value: Range;
  readonly onChange: (typed: RangeInput) => void;
}

/** Steps of a non-linear slider: thumbs move by steps, and each step maps to a price. */
const stepCount = 200;

/** What the thumbs move along: the numbers themselves, or steps that map to them. */
function trackScaleOf(bounds: Range, knots: readonly PriceKnot[] = []): TrackScale {
  if (knots.length <= 2) {
    const length = bounds.max - bounds.min;
    return {
      bounds,
      positionOf: (number) => number,
      numberAt: (position) => position,
      share: (number) => (number - bounds.min) / length,
    };
  }
  return {
    bounds: { min: 0, max: stepCount },
    positionOf: (number) => shareOfPrice(knots, number) * stepCount,
    numberAt: (position) => roundPriceAtShare(knots, position / stepCount),
    share: (number) => shareOfPrice(knots, number),
  };
}

interface TrackScale {
  readonly bounds: Range;
  readonly positionOf: (number: number) => number;
  readonly numberAt: (position: number) => number;
  /** The position of a number on the slider, from 0 to 1. */
  readonly share: (number: number) => number;
}

/**
 * Place for the two thumbs above the number fields. They load when the visitor approaches their group with pointer or
 * keyboard; a press that woke the island has left `data-pressed` on this element.
 */
export function RangeTrackPlace(props: RangeTrackPlaceProps): ReactElement | null {
  const { title, unit, bounds, knots, value, onChange } = props;
  const { filters } = useCatalogTexts();
  const load = useRangeTrack();
  const track = useRef<HTMLDivElement>(null);
  const [Track, setTrack] = useState<ComponentType<RangeTrackPart> | null>(null);
  useEffect(() => {
    const group = track.current?.closest("details");
    if (Track !== null || load === undefined || !group) return undefined;
    const loadTrack = (): void =>
      void load()
        .then((loaded) => setTrack(() => loaded))
        .catch(() => {});
    if (group.matches(":hover,:has([data-pressed])")) loadTrack();
    group.addEventListener("pointerover", loadTrack);
    group.addEventListener("focusin", loadTrack);
    return () => {
      group.removeEventListener("pointerover", loadTrack);
      group.removeEventListener("focusin", loadTrack);
    };
  }, [Track, load]);
  if (load === undefined || bounds.max <= bounds.min) return null;
  const trackScale = trackScaleOf(bounds, knots);
  const thumbProperties: CSSProperties & Record<`--torg-range-${"min" | "max"}`, number> = {
    // The choice may be outside of what the other filters left.
    "--torg-range-min": Math.max(0, trackScale.share(value.min)),
    "--torg-range-max": Math.min(1, trackScale.share(value.max)),
  };
  return (
    <div ref={track} className="torg-range__track" style={thumbProperties} data-wake="">
      {Track !== null && (
        <Track
          bounds={trackScale.bounds}
          value={{ min: trackScale.positionOf(value.min), max: trackScale.positionOf(value.max) }}
          minThumbLabel={filters.lowest(title)}
          maxThumbLabel={filters.highest(title)}
          valueText={(position) => filters.spoken(trackScale.numberAt(position), unit)}
          onRangeChange={(range, end) => onChange({ end, typed: String(trackScale.numberAt(range[end])) })}
        />
      )}
    </div>
  );
}
