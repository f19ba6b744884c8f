import { useSyncExternalStore } from "react";

/** The hash of the address with its `#`, which only the browser knows; empty on a server and in the first drawing. */
export function useAddressHash(): string {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => "",
  );
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
