import { useSyncExternalStore } from "react";

const types = ["online", "offline"] as const;

function subscribe(onChange: () => void): () => void {
  for (const type of types) window.addEventListener(type, onChange);
  return () => {
    for (const type of types) window.removeEventListener(type, onChange);
  };
}

/** Whether the browser is online; always true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
