import { Alert } from "@torg/ui";
import type { ReactElement } from "react";
import type { BlockName } from "../../domain/blocks.ts";
import { placeId } from "./placeId.ts";
import { useProblemAt } from "./useOrderProblems.ts";

/** Why a block stands in the way of an order, said at the block; nothing when it does not. */
export function BlockProblem({ block }: { readonly block: BlockName }): ReactElement | null {
  const text = useProblemAt(block);
  // A field of its own, and the list of all problems, say it themselves.
  if (text === null || block === "postal-code" || block === "payment") return null;
  return (
    <Alert className="torg-checkout-block__problem" id={placeId(block)} tabIndex={-1} tone="danger">
      {text}
    </Alert>
  );
}
