import type { RefObject, ToggleEvent } from "react";
import { useEffect, useRef, useState } from "react";

/** Props for a controlled `details`. */
export interface Opened {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly open: boolean;
  readonly onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
}

/** The state of a `details`: it opens when `mustOpen` becomes true, and only the visitor closes it. */
export function useOpened(mustOpen: boolean): Opened {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(mustOpen);
  const [before, setBefore] = useState(mustOpen);
  if (before !== mustOpen) {
    setBefore(mustOpen);
    if (mustOpen) setOpen(true);
  }
  // It may have been opened before hydration.
  useEffect(() => setOpen((known) => ref.current?.open ?? known), []);
  return { ref, open, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) };
}
