import { useEffect } from "react";

/** Scrolls the element with the id into view whenever the id changes. */
export function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView?.({ block: "nearest" });
  }, [id]);
}
