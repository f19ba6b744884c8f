import { type RefObject, useCallback, useSyncExternalStore } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What stands in a field that keeps its own text, also what was typed before its script was there. Empty on the server.
 */
export function useFieldText(field: RefObject<Field | null>): string {
  const subscribe = useCallback(
    (onInput: () => void) => {
      const { current } = field;
      current?.addEventListener("input", onInput);
      return () => current?.removeEventListener("input", onInput);
    },
    [field],
  );
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? "",
    () => "",
  );
}

/** Empties such a field and tells its readers. */
export function clearField(field: Field | null): void {
  if (field === null) return;
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
