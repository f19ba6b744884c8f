import type { ReactElement } from "react";
import { DialogFrame, type DialogProps as FrameProps } from "./DialogFrame.tsx";

/** Props of Dialog. */
export interface DialogProps extends FrameProps {
  /** Maximum width; default: medium. */
  readonly size?: "small" | "medium" | "large" | undefined;
}

/**
 * A modal dialog in the middle of the page: the rest is inert, and Escape or a press outside requests closing. The
 * focus returns to where it was, or to what follows. The page scrolls again 250 ms after closing.
 */
export function Dialog({ size = "medium", ...rest }: DialogProps): ReactElement {
  return <DialogFrame {...rest} looks={{ "data-size": size }} />;
}
