import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { eyeIcon, eyeOffIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { countdownMarks } from "../wire/countdown/countdownMarks.ts";
import { countdownUnits, type RemainingTime } from "../wire/countdown/remainingTime.ts";
import { useRemainingTime } from "./useRemainingTime.ts";

/** Texts of a countdown. */
export interface CountdownTexts extends Readonly<Record<keyof RemainingTime, string>> {
  /** Accessible name of the numbers. */
  readonly label: string;
  /** Label of the button that hides the numbers. */
  readonly hide: string;
  /** Label of the same button while they are hidden. */
  readonly show: string;
  /** Announced once at the end. */
  readonly ended: string;
}

/** Props of Countdown: those of a `div` and its own. */
export interface CountdownProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The end, in milliseconds like `Date.now()`. */
  readonly end: number;
  /** When it ends, as text; always visible. */
  readonly endText: ReactNode;
  readonly words: CountdownTexts;
  /**
   * The time of the first render, in milliseconds: pass the server's to get numbers in its HTML, and the same in the
   * browser. Without it the numbers are empty until the browser counts.
   */
  readonly now?: number | undefined;
  /** Returns the time in milliseconds; default: the browser's clock. */
  readonly clock?: (() => number) | undefined;
  /** Called once at the end, to update whatever depends on it. */
  readonly onEnd?: (() => void) | undefined;
}

function Figures({ left, words }: { readonly left: RemainingTime | null; readonly words: CountdownTexts }) {
  return countdownUnits.map((unit) => (
    <span key={unit} className="torg-countdown__unit">
      <span data-wire={countdownMarks.figure} className="torg-countdown__figure">
        {left === null ? "\u2007" : left[unit]}
      </span>{" "}
      <span className="torg-countdown__name">{words[unit]}</span>
    </span>
  ));
}

/**
 * Counts down to a moment, second by second. The changing numbers are not read aloud and can be hidden; the end is
 * always given as text, and reaching it is announced once. Afterwards it stays at four zeros.
 */
export function Countdown(props: CountdownProps): ReactElement {
  const { end, endText, words, now, clock = Date.now, onEnd, className, ...rest } = props;
  const [isHidden, setIsHidden] = useState(false);
  const { left, hasEnded } = useRemainingTime({ end, now, clock, onEnd });
  const id = useId();
  return (
    <div
      data-wire={countdownMarks.root}
      {...rest}
      className={joinClasses("torg-countdown", className)}
      data-ended={hasEnded ? "" : undefined}
    >
      <p
        data-wire={countdownMarks.timer}
        id={id}
        className="torg-countdown__figures"
        role="timer"
        aria-live="off"
        aria-label={words.label}
        hidden={isHidden}
      >
        <Figures left={left} words={words} />
      </p>
      <div className="torg-countdown__foot">
        <p className="torg-countdown__end">{endText}</p>
        <button
          type="button"
          data-wire={countdownMarks.toggle}
          className="torg-countdown__toggle"
          aria-controls={id}
          onClick={() => setIsHidden(!isHidden)}
        >
          <Icon icon={isHidden ? eyeIcon : eyeOffIcon} />
          {isHidden ? words.show : words.hide}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <p data-wire={countdownMarks.status} className="torg-visually-hidden" role="status">
        {hasEnded && words.ended}
      </p>
    </div>
  );
}
