import { useEffect } from "react";

/** Scrolls the element with an id into sight whenever another id is given. */
export function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView?.({ block: "nearest" });
  }, [id]);
}
