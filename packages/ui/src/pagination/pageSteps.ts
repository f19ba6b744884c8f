import { type PageStep, pageWindow } from "./pageWindow.ts";

/** A step of the pagination and where there is room for it. */
export interface RoomyStep {
  readonly step: PageStep;
  /** In every place, only in a wide one, or only in a narrow one. */
  readonly room: "any" | "wide" | "narrow";
}

/**
 * The steps for places of both widths in one list: in a narrow one at most five pages or the first, the last and one on
 * either side of the current page, in a wide one what `pageWindow` gives.
 */
export function pageSteps(current: number, total: number): readonly RoomyStep[] {
  const narrow = pageWindow(current, total, { all: 5, around: 1 });
  const steps: RoomyStep[] = [];
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
