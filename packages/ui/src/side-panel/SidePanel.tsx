import type { ReactElement } from "react";
import { DialogFrame, type DialogProps } from "../dialog/DialogFrame.tsx";

/** Props of SidePanel. */
export interface SidePanelProps extends DialogProps {
  /** The side it slides in from; default: end. */
  readonly side?: "start" | "end" | undefined;
}

/**
 * A modal dialog that slides in from a side of the page, for cart, filters and menus. The page scrolls again as soon as
 * it closes. Give it an `id` for the `aria-controls` of its button.
 */
export function SidePanel({ side = "end", ...rest }: SidePanelProps): ReactElement {
  return <DialogFrame {...rest} unlocksAtOnce looks={{ "data-side": side }} />;
}
