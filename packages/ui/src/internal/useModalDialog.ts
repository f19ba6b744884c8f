import { type Ref, useEffect, useRef } from "react";
import { openModal } from "../wire/modal/openModal.ts";
import { giveRef } from "./giveRef.ts";

/**
 * Opens the native dialog as `openModal` does, or takes over one that a script has already opened, and closes it.
 * Returns the `ref` of the dialog, which also passes it to `forwardedRef`.
 */
export function useModalDialog(
  isOpen: boolean,
  forwardedRef?: Ref<HTMLDialogElement>,
): (dialog: HTMLDialogElement | null) => void {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !isOpen) return undefined;
    openModal(element);
    return () => element.close();
  }, [isOpen]);
  return (element) => {
    dialog.current = element;
    giveRef(forwardedRef, element);
  };
}
