import { Island } from "@torg/islands/server";
import type { ComparePage } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { CompareSearchView } from "./CompareSearchView.tsx";
import type { CompareSearchIslandProps } from "./CompareSearchView.tsx";
import { CompareFound } from "./CompareFound.tsx";
import { sleepingSuggestions } from "../frame/sleepingSuggestions.ts";

/** Props of `CompareSearchIsland`. */
export interface CompareSearchProps {
  readonly ids: readonly number[];
  readonly page: ComparePage;
}

/** The field that finds one more product to compare, with what it found where script does not run. */
export function CompareSearchIsland({ ids, page }: CompareSearchProps): ReactNode {
  const props: CompareSearchIslandProps = { ids, query: page.query };
  return (
    <>
      <Island name="comparesearch" isLate props={props}>
        <CompareSearchView {...props} search={sleepingSuggestions} />
      </Island>
      {page.query === "" ? null : <CompareFound ids={ids} suggestions={page.suggestions} />}
    </>
  );
}
