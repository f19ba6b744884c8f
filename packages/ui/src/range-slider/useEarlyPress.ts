import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { RangeEnd } from "@torg/format/typed";
import { nearerEnd, numberAt } from "./range.ts";
import { shareAt } from "./shareAt.ts";
import type { RangeHandle } from "./useRange.ts";

/** A press on the placeholder of a track before its thumbs had loaded. */
interface EarlyPress {
  readonly place: Element;
  /** Position of the press, in pixels from the left of the window. */
  readonly clientX: number;
  readonly end: RangeEnd;
  /** Whether the pointer was still down when the thumbs loaded. */
  readonly isHeld: boolean;
}

/** Clears text that the drag has selected: the browser would drag it along at the next press. */
function forgetSelection(place: Element): void {
  const selection = getSelection();
  if (selection?.type === "Range" && selection.containsNode(place, true)) selection.removeAllRanges();
}

/**
 * Continues a drag that began before the thumbs had loaded, on a surrounding element whose `data-pressed` holds its
 * clientX. A press that was over by then moves nothing.
 */
export function useEarlyPress(ref: RefObject<HTMLElement | null>, handle: RangeHandle): void {
  const { range, scale, move, put, drop } = handle;
  const [press, setPress] = useState<EarlyPress | null>(null);
  useLayoutEffect(() => {
    const rail = ref.current;
    const pressedElement = rail?.closest<HTMLElement>("[data-pressed]");
    if (!rail || !pressedElement) return;
    forgetSelection(pressedElement);
    const clientX = Number(pressedElement.dataset["pressed"]);
    const end = nearerEnd(range, numberAt(shareAt(rail, clientX), scale.bounds));
    setPress({ place: pressedElement, clientX, end, isHeld: pressedElement.matches(":active") });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the state when the thumbs loaded counts
  }, []);
  useEffect(() => {
    const rail = ref.current;
    if (press === null || rail === null) return undefined;
    const dragTo = (event: PointerEvent): void => {
      const { type, target, clientX, buttons } = event;
      const isOver = type !== "pointermove" || buttons === 0;
      if (isOver) setPress(null);
      forgetSelection(press.place);
      // The browser sends a finger's moves to the element that it was put down on.
      if (!press.isHeld && target !== press.place) return;
      const draggedNumber = numberAt(shareAt(rail, clientX), scale.bounds);
      if (!isOver) return move(press.end, draggedNumber);
      if (type !== "pointerup" || clientX === press.clientX) return drop();
      put(press.end, draggedNumber);
      rail.querySelector<HTMLElement>(`[data-end="${press.end}"]`)?.focus({ preventScroll: true });
    };
    const events = ["pointermove", "pointerup", "pointercancel", "pointerdown"] as const;
    for (const name of events) document.addEventListener(name, dragTo);
    return () => {
      for (const name of events) document.removeEventListener(name, dragTo);
    };
  });
}
