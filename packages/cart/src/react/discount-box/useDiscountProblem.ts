import { useState } from "react";
import type { DiscountBoxState } from "../../state/cartState.ts";
import { useCart } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";

/** The message to show, or null; and a function that hides it until the next refusal. */
type DiscountProblem = readonly [text: string | null, dismiss: () => void];

/**
 * Returns the message about a refused code: of the last attempt on this page, and before the first one `submitted`,
 * that of a form sent without script.
 */
export function useDiscountProblem(submitted: string | null): DiscountProblem {
  const { problem } = useCart((snapshot) => snapshot.discountBox);
  const laterTexts = useLaterCartTexts();
  // Undefined before the first attempt. A code refused before a reopened cart rendered this again is dismissed.
  const [dismissed, setDismissed] = useState<DiscountBoxState["problem"] | undefined>(
    problem?.isRemoval === false ? problem : undefined,
  );
  const fallback = problem?.isRemoval === true ? laterTexts.discountNotRemoved : laterTexts.discountNotFound;
  const latest = problem === null || problem === dismissed ? null : (problem.text ?? fallback);
  return [latest ?? (dismissed === undefined ? submitted : null), () => setDismissed(problem)];
}
