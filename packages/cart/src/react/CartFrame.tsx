import { Dialog, type DialogProps, SidePanel } from "@torg/ui";
import type { ReactElement } from "react";

/** Props of CartFrame: those of a dialog, and its position. */
export interface CartFrameProps extends DialogProps {
  /** True for the side of the page, otherwise its middle. */
  readonly isAtSide?: boolean | undefined;
}

/** The frame of the cart panel and of the dialog after an addition. */
export function CartFrame({ isAtSide = false, size, ...frame }: CartFrameProps): ReactElement {
  return isAtSide ? <SidePanel {...frame} /> : <Dialog size={size} {...frame} />;
}
