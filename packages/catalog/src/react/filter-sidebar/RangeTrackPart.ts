import type { Range } from "../../domain/filters/filterSelection.ts";

/** What the two thumbs of a range are given; `RangeTrack` of the kit takes it. */
export interface RangeTrackPart {
  readonly bounds: Range;
  readonly value: Range;
  readonly minThumbLabel: string;
  readonly maxThumbLabel: string;
  readonly valueText: (value: number) => string;
  readonly onRangeChange: (range: Range, end: "min" | "max") => void;
}
