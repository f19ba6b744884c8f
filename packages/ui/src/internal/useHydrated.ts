import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Whether hydration is done; false in server HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
