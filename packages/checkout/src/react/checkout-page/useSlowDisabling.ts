import { useEffect, useState, type RefObject } from "react";

/** Milliseconds that the checkout may be busy before its controls are taken away. */
export const disablingDelay = 250;

const typing = ":is(input:not([type=radio],[type=checkbox]),textarea):focus";

/**
 * Whether the controls of a busy checkout are disabled. A disabled control loses the focus, and with it what is typed
 * or pressed at that moment: most updates are over before that, and nobody is stopped in the middle of a word.
 */
export function useSlowDisabling(root: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isDisabled, setIsDisabled] = useState(false);
  useEffect(() => {
    if (isEnabled) return undefined;
    const disable = (): void => setIsDisabled(!root.current?.querySelector(typing));
    const timer = setTimeout(disable, disablingDelay);
    return () => {
      clearTimeout(timer);
      setIsDisabled(false);
    };
  }, [root, isEnabled]);
  return isDisabled;
}
