import { type RefObject, useEffect, useRef } from "react";

/** Calls back when the page is pressed outside of an element, as long as it is on the page. */
export function usePressOutside(root: RefObject<HTMLElement | null>, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const handlePress = (event: PointerEvent): void => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) latest.current();
    };
    document.addEventListener("pointerdown", handlePress);
    return () => document.removeEventListener("pointerdown", handlePress);
  }, [root]);
}
