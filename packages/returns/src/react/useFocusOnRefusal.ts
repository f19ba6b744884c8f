import { type RefObject, useEffect, useRef } from "react";

/** The ref of a form that moves the focus to its first invalid field each time it is refused for another `reason`. */
export function useFocusOnRefusal(reason: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (reason === null) return;
    form.current?.querySelector<HTMLElement>("[data-invalid] :is(input,select,textarea)")?.focus();
  }, [reason]);
  return form;
}
