import { type RefObject, useEffect, useState } from "react";

/** The text of a field, controlled or not. */
interface HeldQuery {
  readonly heldQuery: string | undefined;
  readonly defaultQuery: string;
  readonly onQueryChange: ((query: string) => void) | undefined;
  /** The root element, which contains the input. */
  readonly root: RefObject<HTMLElement | null>;
}

/** The query and the function that changes it. */
export interface Query {
  readonly query: string;
  readonly change: (query: string) => void;
}

/** Holds the query unless it is controlled; text typed before hydration is kept. */
export function useQuery({ heldQuery, defaultQuery, onQueryChange, root }: HeldQuery): Query {
  const [uncontrolled, setUncontrolled] = useState(defaultQuery);
  const query = heldQuery ?? uncontrolled;
  const change = (next: string): void => {
    setUncontrolled(next);
    if (next !== query) onQueryChange?.(next);
  };
  useEffect(() => {
    const typed = root.current?.querySelector("input")?.value ?? query;
    if (typed !== query) change(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed before the first effect
  }, []);
  return { query, change };
}
