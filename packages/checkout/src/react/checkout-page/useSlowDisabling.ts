import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Milliseconds that the checkout may be busy before its controls are taken away. */
export const disablingDelay = 250;

const typing = ":is(input:not([type=radio],[type=checkbox]),textarea):focus";

/**
 * Whether the controls of a busy checkout are disabled. A disabled control loses the focus, and with it what is typed
 * or pressed at that moment: most updates are over before that, and nobody is stopped in the middle of a word. When
 * the controls come back, so does the focus.
 */
export function useSlowDisabling(root: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const last = useRef<Element>(null);
  const isDisabled = isSlow && !isEnabled;
  useEffect(() => {
    if (isEnabled) return undefined;
    const timer = setTimeout(() => {
      last.current = document.activeElement;
      setIsSlow(!root.current?.querySelector(typing));
    }, disablingDelay);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [root, isEnabled]);
  // Before anything is drawn or told: whoever presses a key at the news is where they were.
  useLayoutEffect(() => {
    const { current } = last;
    const isLost = !isDisabled && document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [isDisabled]);
  return isDisabled;
}
