import { type ComponentPropsWithRef, type ReactElement, useRef } from "react";
import { giveRef } from "../internal/giveRef.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { useScrolledPast } from "../internal/useScrolledPast.ts";
import { useBarSize } from "./useBarSize.ts";

/** Props of StickyBar: those of a section and its own. */
export interface StickyBarProps extends ComponentPropsWithRef<"section"> {
  /** Name of the bar. */
  readonly label: string;
  /** Where it sticks: write a bar for the top before the content, one for the bottom after it. Bottom when left out. */
  readonly side?: "top" | "bottom" | undefined;
  /** Whether it is there; always, or by `after`, when left out. */
  readonly shown?: boolean | undefined;
  /** Comes when the page is scrolled so many pixels, and goes when it is scrolled back. */
  readonly after?: number | undefined;
}

/**
 * A bar that stays at an edge of the window, above what a phone keeps for itself. It has a place of its own in the
 * page, so it covers neither its end nor, thanks to the room that it keeps, what has the focus. Without a script it is
 * there.
 */
export function StickyBar(props: StickyBarProps): ReactElement {
  const { label, side = "bottom", shown, after, className, ref, ...rest } = props;
  const bar = useRef<HTMLElement>(null);
  const isPast = useScrolledPast(after ?? 0);
  const isShown = shown ?? (after === undefined || isPast);
  useBarSize(bar, side, isShown);
  return (
    <section
      {...rest}
      ref={(element) => {
        bar.current = element;
        giveRef(ref, element);
      }}
      className={joinClasses("torg-sticky-bar", className)}
      aria-label={label}
      data-side={side}
      data-away={isShown ? undefined : ""}
    />
  );
}
