import { type PageStep, pageWindow } from "./pageWindow.ts";

/** A step of the pagination and the space that it needs. */
export interface MeasuredStep {
  readonly step: PageStep;
  /** Always shown, only in a wide space, or only in a narrow one. */
  readonly room: "any" | "wide" | "narrow";
}

/**
 * The steps for both widths in one list. Narrow: up to five pages, else the first, the last and one on either side of
 * the current page. Wide: the result of `pageWindow`.
 */
export function pageSteps(current: number, total: number): readonly MeasuredStep[] {
  const narrow = pageWindow(current, total, { all: 5, around: 1 });
  const steps: MeasuredStep[] = [];
  let [isLeftOut, hasGap] = [false, false];
  for (const step of pageWindow(current, total)) {
    const isNarrow = narrow.includes(step);
    if (isNarrow && step !== "gap" && isLeftOut && !hasGap) steps.push({ step: "gap", room: "narrow" });
    steps.push({ step, room: isNarrow ? "any" : "wide" });
    hasGap = step === "gap" || (hasGap && !isNarrow);
    isLeftOut = !isNarrow;
  }
  return steps;
}
