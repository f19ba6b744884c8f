import { Island } from "@torg/islands/server";
import type { ReactNode } from "react";
import { sleepingSuggestions } from "./sleepingSuggestions.ts";
import { SearchView } from "./SearchView.tsx";
import type { SearchIslandProps } from "./SearchView.tsx";

/** The shop's search in the header: a form, and an island that suggests once somebody reaches for it. */
export function SearchIsland(props: SearchIslandProps): ReactNode {
  return (
    <Island name="search" isLate props={props}>
      <SearchView {...props} search={sleepingSuggestions} />
    </Island>
  );
}
