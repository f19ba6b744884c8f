import type { ReactElement } from "react";
import { DialogFrame, type DialogProps } from "./DialogFrame.tsx";

/** A modal dialog in the middle of the page: the rest is inert, Escape closes, and the focus goes back where it was. */
export function Dialog(
  props: DialogProps & { readonly size?: "small" | "medium" | "large" | undefined },
): ReactElement {
  const { size = "medium", ...rest } = props;
  return <DialogFrame {...rest} looks={{ "data-size": size }} />;
}
