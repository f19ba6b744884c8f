import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of QrCode; `className`, `ref` and all other props go to the root. */
export interface QrCodeProps extends Omit<ComponentPropsWithRef<"svg">, "path"> {
  /** How many modules its side has, the empty border counted. */
  readonly size: number;
  /** The dark modules as the path of an SVG whose unit is a module. */
  readonly path: string;
  /** What the code is for, for who cannot see it. */
  readonly label: string;
}

/** A QR code, drawn here, so that nothing is loaded. Cameras read dark on light, whatever the colours of the page are. */
export function QrCode({ size, path, label, className, ...rest }: QrCodeProps): ReactElement {
  return (
    <svg
      {...rest}
      className={joinClasses("torg-qr-code", className)}
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that nothing is loaded
      role="img"
      aria-label={label}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
