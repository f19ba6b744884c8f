import { useEffect, useRef, useState, type RefObject } from "react";

/** Milliseconds that the checkout may be busy before its controls are taken away. */
export const disablingDelay = 250;

const typing = ":is(input:not([type=radio],[type=checkbox]),textarea):focus";

/**
 * Whether the controls of a busy checkout are disabled. A disabled control loses the focus, and with it what is typed
 * or pressed at that moment: most updates are over before that, and nobody is stopped in the middle of a word. When
 * the controls come back, so does the focus.
 */
export function useSlowDisabling(root: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isDisabled, setIsDisabled] = useState(false);
  const last = useRef<Element>(null);
  useEffect(() => {
    if (isEnabled) return undefined;
    const timer = setTimeout(() => {
      last.current = document.activeElement;
      setIsDisabled(!root.current?.querySelector(typing));
    }, disablingDelay);
    return () => {
      clearTimeout(timer);
      setIsDisabled(false);
    };
  }, [root, isEnabled]);
  useEffect(() => {
    const { current } = last;
    const isLost = !isDisabled && document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [isDisabled]);
  return isDisabled;
}
