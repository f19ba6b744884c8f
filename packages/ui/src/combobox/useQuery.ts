import { type RefObject, useEffect, useState } from "react";

/** The text of a field that its owner may hold. */
interface HeldQuery {
  readonly heldQuery: string | undefined;
  readonly defaultQuery: string;
  readonly onQueryChange: ((query: string) => void) | undefined;
  /** The part; its input is inside. */
  readonly root: RefObject<HTMLElement | null>;
}

/** The query and what changes it. */
export interface Query {
  readonly query: string;
  readonly change: (query: string) => void;
}

/** Holds the query, unless its owner does; what was typed before the page woke is taken over. */
export function useQuery({ heldQuery, defaultQuery, onQueryChange, root }: HeldQuery): Query {
  const [own, setOwn] = useState(defaultQuery);
  const query = heldQuery ?? own;
  const change = (next: string): void => {
    setOwn(next);
    if (next !== query) onQueryChange?.(next);
  };
  useEffect(() => {
    const typed = root.current?.querySelector("input")?.value ?? query;
    if (typed !== query) change(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed before the first effect
  }, []);
  return { query, change };
}
