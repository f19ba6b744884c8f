import { useCallback, useSyncExternalStore } from "react";
import { scrollThrottle } from "../internal/isScrolledPast.ts";
import { throttle } from "../internal/throttle.ts";
import { sectionInView } from "./sectionInView.ts";

function subscribe(onChange: () => void): () => void {
  const { call, cancel } = throttle(onChange, scrollThrottle);
  window.addEventListener("scroll", call, { passive: true });
  window.addEventListener("resize", call);
  return () => {
    window.removeEventListener("scroll", call);
    window.removeEventListener("resize", call);
    cancel();
  };
}

/** The id of the section that is read now; null on a server, above the first, and for ids that the page has not. */
export function useSectionInView(ids: string): string | null {
  const look = useCallback((): string | null => {
    const found = ids.split(" ").map((id) => ({ id, element: document.getElementById(id) }));
    return sectionInView(
      found.flatMap(({ id, element }) => (element === null ? [] : [{ id, top: element.getBoundingClientRect().top }])),
    );
  }, [ids]);
  return useSyncExternalStore(subscribe, look, () => null);
}
