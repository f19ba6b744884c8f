import { type RefObject, useEffect, useRef } from "react";

/** What is called at presses outside of a part. */
interface OutsidePress {
  /** Somebody has put a finger or a button down there; they may only want to scroll. */
  readonly onPress: () => void;
  /** Somebody has pressed there and let go, as one presses a button. */
  readonly onClick: () => void;
}

/**
 * Calls `handlers` at presses outside of an element as long as it is on the page. What belongs to the form around it, such as its own
 * button, is not outside.
 */
export function usePressOutside(root: RefObject<HTMLElement | null>, handlers: OutsidePress): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    let beganOutside = false;
    const isOutside = ({ target }: Event): boolean => {
      const own = root.current?.closest("form") ?? root.current;
      return target instanceof Node && own?.contains(target) !== true;
    };
    const handlePress = (event: Event): void => {
      beganOutside = isOutside(event);
      if (beganOutside) latest.current.onPress();
    };
    // A text that is marked beyond the end of its field was not pressed outside.
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
