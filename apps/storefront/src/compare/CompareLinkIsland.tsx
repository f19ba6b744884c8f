import { Island } from "@torg/islands/server";
import type { ReactNode } from "react";
import { CompareLinkView } from "./CompareLinkView.tsx";
import type { CompareLinkIslandProps } from "./CompareLinkView.tsx";
import { sleepingCompare } from "./sleepingCompare.ts";

/** A link to the comparison of one product that becomes an island when somebody reaches for it. */
export function CompareLinkIsland(props: CompareLinkIslandProps): ReactNode {
  return (
    <Island name="comparelink" isLate props={props}>
      <CompareLinkView {...props} controls={sleepingCompare} />
    </Island>
  );
}
