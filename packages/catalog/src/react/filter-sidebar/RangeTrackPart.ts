import type { Range } from "../../domain/filters/filterSelection.ts";

/** Props for the two thumbs of a range; matches `RangeTrack` in @torg/ui. */
export interface RangeTrackPart {
  readonly bounds: Range;
  readonly value: Range;
  readonly minThumbLabel: string;
  readonly maxThumbLabel: string;
  readonly valueText: (value: number) => string;
  readonly onRangeChange: (range: Range, end: "min" | "max") => void;
}
