import { allMarked, findMarked } from "../mark.ts";
import { countDown } from "./countDown.ts";
import { countdownMarks } from "./countdownMarks.ts";
import { countdownUnits, remainingTime } from "./remainingTime.ts";

/** What a countdown in the markup counts to, and its words that change. */
export interface WiredCountdown {
  /** The end, in milliseconds as of `Date.now()`. */
  readonly end: number;
  /** On the button that takes the numbers away, and while they are away. */
  readonly hide: string;
  readonly show: string;
  /** Is said once when the end comes. */
  readonly ended: string;
  /** Tells the time in milliseconds; the browser's clock when left out. */
  readonly clock?: (() => number) | undefined;
}

/** Writes what is left into the numbers of the countdown in `place`, second by second, and lets its button put them away. */
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
    // Its words are the last thing in the button, after its drawing.
    toggle.lastChild?.replaceWith(timer.hidden ? show : hide);
  });
}
