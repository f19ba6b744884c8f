import { allMarked, findMarked } from "../mark.ts";
import { countDown } from "./countDown.ts";
import { countdownMarks } from "./countdownMarks.ts";
import { countdownUnits, remainingTime } from "./remainingTime.ts";

/** The end of a countdown in the markup, and its changing texts. */
export interface WiredCountdown {
  /** The end, in milliseconds like `Date.now()`. */
  readonly end: number;
  /** Labels of the button that hides the numbers, and shows them again. */
  readonly hide: string;
  readonly show: string;
  /** Announced once at the end. */
  readonly ended: string;
  /** Returns the time in milliseconds; default: the browser's clock. */
  readonly clock?: (() => number) | undefined;
}

/** Updates the numbers of the countdown in `place` every second, and lets its button hide them. */
export function wireCountdown(place: ParentNode, { end, hide, show, ended, clock = Date.now }: WiredCountdown): void {
  const timer = findMarked(place, countdownMarks.timer);
  const toggle = findMarked(place, countdownMarks.toggle);
  const figures = allMarked(place, countdownMarks.figure);
  const onTime = (now: number): void => {
    const left = remainingTime(end, now);
    for (const [index, unit] of countdownUnits.entries()) {
      const figure = figures[index];
      if (figure && figure.textContent !== String(left[unit])) figure.textContent = String(left[unit]);
    }
  };
  const onEnd = (): void => {
    findMarked(place, countdownMarks.root)?.setAttribute("data-ended", "");
    findMarked(place, countdownMarks.status)?.append(ended);
  };
  countDown({ end, clock, onTime, onEnd });
  toggle?.addEventListener("click", () => {
    if (timer === null) return;
    timer.hidden = !timer.hidden;
    // The label is the last node in the button, after the icon.
    toggle.lastChild?.replaceWith(timer.hidden ? show : hide);
  });
}
