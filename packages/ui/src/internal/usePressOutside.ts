import { type RefObject, useEffect, useRef } from "react";

/** Handlers of presses outside of an element. */
interface OutsidePress {
  /** Pointer down outside; it may also be the start of a scroll. */
  readonly onPress: () => void;
  /** A full click outside. */
  readonly onClick: () => void;
}

/**
 * Calls `handlers` for presses outside of an element while it is mounted. Controls of the form around it, such as its
 * submit button, do not count as outside.
 */
export function usePressOutside(root: RefObject<HTMLElement | null>, handlers: OutsidePress): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    let beganOutside = false;
    const isOutside = ({ target }: Event): boolean => {
      const area = root.current?.closest("form") ?? root.current;
      return target instanceof Node && area?.contains(target) !== true;
    };
    const handlePress = (event: Event): void => {
      beganOutside = isOutside(event);
      if (beganOutside) latest.current.onPress();
    };
    // A text selection that ends outside of the field is not a press outside.
    const handleClick = (event: Event): void => {
      if (beganOutside && isOutside(event)) latest.current.onClick();
    };
    document.addEventListener("pointerdown", handlePress);
    document.addEventListener("click", handleClick);
    return () => {
      document.removeEventListener("pointerdown", handlePress);
      document.removeEventListener("click", handleClick);
    };
  }, [root]);
}
