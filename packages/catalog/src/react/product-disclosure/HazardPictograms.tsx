import type { ReactElement } from "react";
import { hazardDrawings } from "./hazardDrawings.ts";

/** Props of HazardPictograms. */
export interface HazardPictogramsProps {
  /** Such as `GHS02`; a code without a drawing is left out. */
  readonly codes: readonly string[];
  /** What the pictograms say, for those who do not see them. */
  readonly label: string;
}

/** Width and height of one pictogram in CSS pixels; the room between two and below them in those of the drawing. */
const side = 72;
const gap = 8;
const below = 12;

/**
 * The pictograms of what chemicals do, side by side: red frames on white with black symbols, in every theme and mode,
 * as the law wants them. Nothing without any.
 */
export function HazardPictograms({ codes, label }: HazardPictogramsProps): ReactElement | null {
  const shown = codes.flatMap((code) => {
    const drawing = hazardDrawings[code];
    return drawing === undefined ? [] : [{ code, drawing }];
  });
  if (shown.length === 0) return null;
  const width = shown.length * 100 + (shown.length - 1) * gap;
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: a page without chemicals fetches nothing
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${100 + below}`}
      width={(width * side) / 100}
      height={((100 + below) * side) / 100}
    >
      {shown.map(({ code, drawing: [filled, lines] }, index) => (
        <g key={code} transform={`translate(${index * (100 + gap)})`}>
          <path d="M50 3 97 50 50 97 3 50z" fill="#fff" stroke="#e2001a" strokeWidth="5" />
          <path d={filled} fill="#000" fillRule="evenodd" />
          {lines === "" ? null : <path d={lines} fill="none" stroke="#000" strokeWidth="4" strokeLinecap="round" />}
        </g>
      ))}
    </svg>
  );
}
