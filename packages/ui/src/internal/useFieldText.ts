import { type RefObject, useCallback, useSyncExternalStore } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The current text of an uncontrolled field, including what was typed before hydration. Empty on the server. */
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

/** Clears such a field and notifies its subscribers. */
export function clearField(field: Field | null): void {
  if (field === null) return;
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
