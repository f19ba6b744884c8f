import type { ReactElement } from "react";
import { DialogFrame, type DialogProps } from "./DialogFrame.tsx";

/** A modal dialog that slides in from a side of the page, for the cart, filters and menus. */
export function SidePanel(props: DialogProps & { readonly side?: "start" | "end" | undefined }): ReactElement {
  const { side = "end", ...rest } = props;
  return <DialogFrame {...rest} looks={{ "data-side": side }} />;
}
