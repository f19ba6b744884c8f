import { windowWidths } from "@torg/ui/wire";
import { useSyncExternalStore } from "react";

const wide = `(width >= ${windowWidths.wide})`;

function listen(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window has room for two columns; followed while it changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  );
}
