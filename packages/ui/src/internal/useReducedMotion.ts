import { useSyncExternalStore } from "react";
import { prefersReducedMotion } from "./prefersReducedMotion.ts";

function subscribe(onChange: () => void): () => void {
  const query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : undefined;
  query?.addEventListener("change", onChange);
  return () => query?.removeEventListener("change", onChange);
}

/** Whether the visitor prefers reduced motion, kept up to date; true on a server, where nothing moves. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
