import { useEffect, useRef, type RefObject } from "react";

/** A disabled fieldset drops the focus: this gives it back to the same control when the fieldset is enabled again. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof HTMLElement ? target : null;
    };
    element.addEventListener("focusin", note);
    return () => element.removeEventListener("focusin", note);
  }, [root]);
  useEffect(() => {
    if (isEnabled && document.activeElement === document.body && last.current?.isConnected === true) {
      last.current.focus({ preventScroll: true });
    }
  }, [isEnabled]);
}
