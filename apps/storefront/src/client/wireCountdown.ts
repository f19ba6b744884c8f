import { nextChange, remainingTime } from "@torg/ui";

/** What travels in the markup for a countdown. */
export interface CountdownProps {
  /** In milliseconds as of `Date.now()`. */
  readonly end: number;
  /** Words of the button while the numbers are there, and while they are away. */
  readonly hide: string;
  readonly show: string;
  /** Is said once when the end comes. */
  readonly ended: string;
}

/** Writes what is left into the numbers of a countdown, in step with the clock, and lets its button put them away. */
export function wireCountdown(element: HTMLElement, { end, hide, show, ended }: CountdownProps): void {
  const timer = element.querySelector<HTMLElement>("[role=timer]");
  const button = element.querySelector("button");
  const status = element.querySelector("[role=status]");
  const figures = element.querySelectorAll(".torg-countdown__figure");
  const tick = (isFirst: boolean): void => {
    const now = Date.now();
    const { days, hours, minutes, seconds } = remainingTime(end, now);
    for (const [index, number] of [days, hours, minutes, seconds].entries()) {
      const figure = figures[index];
      if (figure && figure.textContent !== String(number)) figure.textContent = String(number);
    }
    const wait = nextChange(end, now);
    if (wait !== null) setTimeout(tick, wait, false);
    else if (!isFirst && status) status.textContent = ended;
  };
  tick(true);
  button?.addEventListener("click", () => {
    if (timer === null) return;
    timer.hidden = !timer.hidden;
    // Its words are the last thing in the button, after its drawing.
    button.lastChild?.replaceWith(timer.hidden ? show : hide);
  });
}
