import { windowWidths } from "@torg/ui/wire";
import { useSyncExternalStore } from "react";

const wide = `(width >= ${windowWidths.wide})`;

function listen(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is wide enough for two columns, kept up to date. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  );
}
