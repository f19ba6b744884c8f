import type { Ref } from "react";

/** Assigns an element to a ref of either kind. */
export function giveRef<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === "function") ref(element);
  else if (ref) ref.current = element;
}
