import { type Ref, useEffect, useRef } from "react";
import { openModal } from "../wire/modal/openModal.ts";
import { giveRef } from "./giveRef.ts";

/**
 * Opens the native dialog as `openModal` does, or takes over one that a script has already opened, and closes it.
 * Returns the `ref` of the dialog, which also passes it to `given`.
 */
export function useModalDialog(
  isOpen: boolean,
  given?: Ref<HTMLDialogElement>,
): (dialog: HTMLDialogElement | null) => void {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const found = dialog.current;
    if (found === null || !isOpen) return undefined;
    openModal(found);
    return () => found.close();
  }, [isOpen]);
  return (element) => {
    dialog.current = element;
    giveRef(given, element);
  };
}
