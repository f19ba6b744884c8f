import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of QrCode; `className`, `ref` and all other props go to the root. */
export interface QrCodeProps extends Omit<ComponentPropsWithRef<"svg">, "path"> {
  /** Number of modules per side, including the quiet zone. */
  readonly size: number;
  /** The dark modules as an SVG path whose unit is one module. */
  readonly path: string;
  /** Purpose of the code, as text alternative. */
  readonly label: string;
}

/**
 * A QR code as inline SVG, so that nothing is loaded. Always dark on light, because cameras require it, whatever the
 * page's colours.
 */
export function QrCode({ size, path, label, className, ...rest }: QrCodeProps): ReactElement {
  return (
    <svg
      {...rest}
      className={joinClasses("torg-qr-code", className)}
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, so that nothing is loaded
      role="img"
      aria-label={label}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
