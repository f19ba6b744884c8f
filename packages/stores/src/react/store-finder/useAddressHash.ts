import { useSyncExternalStore } from "react";

/** The address hash with its `#`, which only the browser knows; empty on a server and in the first render. */
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
