import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** How long the checkout may be busy before its controls are disabled, in milliseconds. */
export const disablingDelay = 250;

const fields = ":is(input:not([type=radio],[type=checkbox],[type=hidden]),textarea)";

/** The text field under a press, or under its label; null if there is none. */
function fieldAt(root: HTMLElement, { target, clientX, clientY }: PointerEvent): HTMLElement | null {
  const label = target instanceof Element ? target.closest("label") : null;
  if (label?.control?.matches(fields) === true) return label.control;
  // A disabled field gets no events, so find it by the coordinates.
  const under = [...root.querySelectorAll<HTMLElement>(fields)].find((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
  return under ?? null;
}

/**
 * Focuses a field when a mouse press ends. On mousedown the browser focuses the event's own target, and a timer could
 * run only after the next key presses: their letters would be lost.
 */
function focusAtRelease(field: HTMLElement): void {
  const controller = new AbortController();
  const listenerOptions = { capture: true, signal: controller.signal };
  const release = (): void => {
    controller.abort();
    field.focus({ preventScroll: true });
  };
  document.addEventListener("pointerup", release, listenerOptions);
  document.addEventListener("pointercancel", () => controller.abort(), listenerOptions);
}

/**
 * Calls `lift` when a field or its label is pressed, and when a key is pressed while nothing has the focus. Returns a
 * function that stops listening.
 */
function onTyping(root: HTMLElement, lift: () => void): () => void {
  const press = (event: PointerEvent): void => {
    const field = fieldAt(root, event);
    if (field === null) return;
    lift();
    // For touch the browser looks for the target again when the finger lifts.
    if (event.pointerType === "mouse") focusAtRelease(field);
  };
  const key = (): void => {
    if (document.activeElement === document.body) lift();
  };
  root.addEventListener("pointerdown", press);
  document.addEventListener("keydown", key);
  return () => {
    root.removeEventListener("pointerdown", press);
    document.removeEventListener("keydown", key);
  };
}

/**
 * Whether the controls of a busy checkout are disabled. A disabled control loses the focus, and any typing or press at
 * that moment. Most updates end before the delay, and nobody is interrupted in the middle of a word or before the first
 * one. When the controls are enabled again, the focus returns.
 */
export function useSlowDisabling(root: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const last = useRef<Element>(null);
  const isDisabled = isSlow && !isEnabled;
  useEffect(() => {
    if (isEnabled) return undefined;
    const timer = setTimeout(() => {
      last.current = document.activeElement;
      // Not `:focus`, which does not match in a window behind another one.
      setIsSlow(!last.current?.matches(fields));
    }, disablingDelay);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isEnabled]);
  // In a layout effect: a press before the next paint must not be lost.
  useLayoutEffect(() => {
    if (!isDisabled || root.current === null) return undefined;
    return onTyping(root.current, () => setIsSlow(false));
  }, [root, isDisabled]);
  // Before anything is painted or announced: a key pressed at once must reach the field where the user was.
  useLayoutEffect(() => {
    const { current } = last;
    const isLost = !isDisabled && document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [isDisabled]);
  return isDisabled;
}
