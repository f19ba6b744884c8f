import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Whether script has taken over; false in the HTML of a server and while it is being taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
