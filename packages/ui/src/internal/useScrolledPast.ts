import { useCallback, useSyncExternalStore } from "react";
import { isScrolledPast, scrollThrottle } from "../wire/isScrolledPast.ts";
import { throttle } from "../wire/throttle.ts";

function subscribe(onChange: () => void): () => void {
  const { call, cancel } = throttle(onChange, scrollThrottle);
  window.addEventListener("scroll", call, { passive: true });
  return () => {
    window.removeEventListener("scroll", call);
    cancel();
  };
}

/** Whether the page is scrolled further than `threshold` pixels; false on a server. Checks every 20 ms at most. */
export function useScrolledPast(threshold?: number): boolean {
  const readScrolled = useCallback(() => isScrolledPast(window.scrollY, threshold), [threshold]);
  return useSyncExternalStore(subscribe, readScrolled, () => false);
}
