import type { ReactElement } from "react";
import { DialogFrame, type DialogProps as FrameProps } from "./DialogFrame.tsx";

/** Props of Dialog. */
export interface DialogProps extends FrameProps {
  /** How wide it may become; medium when left out. */
  readonly size?: "small" | "medium" | "large" | undefined;
}

/**
 * A modal dialog in the middle of the page: the rest is out of reach, Escape and a press outside ask to close it, and the
 * focus goes back where it was, or to what follows. The page scrolls again 250 ms after closing.
 */
export function Dialog({ size = "medium", ...rest }: DialogProps): ReactElement {
  return <DialogFrame {...rest} looks={{ "data-size": size }} />;
}
