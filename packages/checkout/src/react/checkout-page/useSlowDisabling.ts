import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Milliseconds that the checkout may be busy before its controls are taken away. */
export const disablingDelay = 250;

const fields = ":is(input:not([type=radio],[type=checkbox],[type=hidden]),textarea)";

/** The field that is typed into and that a press is on, or on the name of; null when there is none. */
function fieldAt(root: HTMLElement, { target, clientX, clientY }: PointerEvent): HTMLElement | null {
  const label = target instanceof Element ? target.closest("label") : null;
  if (label?.control?.matches(fields) === true) return label.control;
  // A disabled field hears nothing: what lies around it tells where the press was.
  const around = [...root.querySelectorAll<HTMLElement>(fields)].find((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
  return around ?? null;
}

/**
 * Gives a field the focus when the press of a mouse ends. Its beginning gives the focus to what heard it, and a timer may
 * have to wait for keys that are pressed after it: their letters would be lost.
 */
function focusAtRelease(field: HTMLElement): void {
  const end = new AbortController();
  const heard = { capture: true, signal: end.signal };
  const release = (): void => {
    end.abort();
    field.focus({ preventScroll: true });
  };
  document.addEventListener("pointerup", release, heard);
  document.addEventListener("pointercancel", () => end.abort(), heard);
}

/**
 * Calls `lift` when a field is pressed, or its label, and when a key is pressed while nothing has the focus. Returns
 * what stops listening.
 */
function onTyping(root: HTMLElement, lift: () => void): () => void {
  const press = (event: PointerEvent): void => {
    const field = fieldAt(root, event);
    if (field === null) return;
    lift();
    // A finger is looked for anew when it lifts.
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
 * Whether the controls of a busy checkout are disabled. A disabled control loses the focus, and with it what is typed
 * or pressed at that moment: most updates are over before that, and nobody is stopped in the middle of a word or before
 * the first one. When the controls come back, so does the focus.
 */
export function useSlowDisabling(root: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const last = useRef<Element>(null);
  const isDisabled = isSlow && !isEnabled;
  useEffect(() => {
    if (isEnabled) return undefined;
    const timer = setTimeout(() => {
      last.current = document.activeElement;
      // Not `:focus`, which does not hold in a window that is behind another one.
      setIsSlow(!last.current?.matches(fields));
    }, disablingDelay);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isEnabled]);
  // As soon as they are taken away: a press that comes before the next drawing must not be lost.
  useLayoutEffect(() => {
    if (!isDisabled || root.current === null) return undefined;
    return onTyping(root.current, () => setIsSlow(false));
  }, [root, isDisabled]);
  // Before anything is drawn or told: whoever presses a key at the news is where they were.
  useLayoutEffect(() => {
    const { current } = last;
    const isLost = !isDisabled && document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [isDisabled]);
  return isDisabled;
}
