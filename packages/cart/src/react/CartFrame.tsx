import { Dialog, type DialogProps, SidePanel } from "@torg/ui";
import type { ReactElement } from "react";

/** Props of CartFrame: those of a dialog, and where it stands. */
export interface CartFrameProps extends DialogProps {
  /** True: at the side of the page, else in its middle. */
  readonly isAtSide?: boolean | undefined;
}

/** What the panel of the cart and the dialog after an addition stand in. */
export function CartFrame({ isAtSide = false, size, ...frame }: CartFrameProps): ReactElement {
  return isAtSide ? <SidePanel {...frame} /> : <Dialog size={size} {...frame} />;
}
