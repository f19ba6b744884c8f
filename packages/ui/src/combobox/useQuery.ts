import { type RefObject, useEffect, useRef, useState } from "react";

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
  /** Empties the field and remembers what stood there until it is typed or cleared anew. */
  readonly putAway: () => void;
  /** Brings back what was put away; whether there was something. */
  readonly recover: () => boolean;
}

/** Holds the query, unless its owner does; what was typed before the page woke is taken over. */
export function useQuery({ heldQuery, defaultQuery, onQueryChange, root }: HeldQuery): Query {
  const [own, setOwn] = useState(defaultQuery);
  const away = useRef("");
  const query = heldQuery ?? own;
  const tell = (next: string): void => {
    setOwn(next);
    if (next !== query) onQueryChange?.(next);
  };
  const change = (next: string): void => {
    away.current = "";
    tell(next);
  };
  useEffect(() => {
    const typed = root.current?.querySelector("input")?.value ?? query;
    if (typed !== query) change(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed before the first effect
  }, []);
  return {
    query,
    change,
    putAway: () => {
      if (query === "") return;
      away.current = query;
      tell("");
    },
    recover: () => {
      const back = away.current;
      if (back === "" || query !== "") return false;
      change(back);
      return true;
    },
  };
}
