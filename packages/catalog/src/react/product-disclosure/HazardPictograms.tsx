import type { ReactElement } from "react";
import { hazardDrawings } from "./hazardDrawings.ts";

/** Props of HazardPictograms. */
export interface HazardPictogramsProps {
  /** Such as `GHS02`; a code without a drawing is left out. */
  readonly codes: readonly string[];
  /** Text alternative of the pictograms. */
  readonly label: string;
}

/** Width and height of one pictogram in CSS pixels; the gap between two and the space below them in drawing units. */
const side = 72;
const gap = 8;
const below = 12;

/**
 * Hazard pictograms side by side: red frames on white with black symbols in every theme and mode, as the law requires.
 * Renders nothing without any.
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
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, so pages without chemicals load nothing
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
