// A scroll container must be reachable by keyboard, whether or not its slides are; and HTML has no slide element.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions */
import { Children, type ComponentPropsWithRef, type ReactElement, type ReactNode, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { carouselMarks } from "../wire/carousel/carouselMarks.ts";
import { type Rotation, useRotation } from "./useRotation.ts";
import { type StripMoves, useStrip } from "./useStrip.ts";

/** Texts of a carousel. */
export interface CarouselTexts {
  /** Role description of the whole: the word for a carousel. */
  readonly carousel: string;
  /** Role description of an item: the word for a slide. */
  readonly slide: string;
  /** Label of a slide by its position, such as "3 of 10"; both count from 1. */
  readonly place: (number: number, total: number) => string;
  readonly previous: string;
  readonly next: string;
  /** Label of the button that stops the rotation; required with `rotates`. */
  readonly pause?: string | undefined;
  /** Label of the button that starts the rotation; required with `rotates`. */
  readonly start?: string | undefined;
}

/** Props of Carousel: those of a `div` and its own. */
export interface CarouselProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name of the whole, without the word for a carousel. */
  readonly label: string;
  readonly words: CarouselTexts;
  /** A heading or link on the same line as the buttons. */
  readonly heading?: ReactNode;
  /** Each child is a slide. */
  readonly children?: ReactNode;
  /** Slide width: a number of slides visible at once in a wide container, or the full width each. */
  readonly slideSize?: "small" | "medium" | "whole" | undefined;
  /** Rotates by itself until the user pauses it, presses an arrow or moves the focus into it. */
  readonly rotates?: boolean | undefined;
  /** Time per view while it rotates, in milliseconds; default: 6000. */
  readonly interval?: number | undefined;
}

interface PartProps {
  readonly words: CarouselTexts;
  readonly moves: StripMoves;
  /** Runs a move by the user. */
  readonly onMove: (move: () => void) => void;
}

function Arrows({ words, moves, onMove }: PartProps): ReactElement {
  const { edges, back, forward } = moves;
  // The buttons keep the focus at an end, so they are not natively disabled.
  return (
    <>
      <button
        type="button"
        data-wire={carouselMarks.previous}
        className="torg-carousel__button"
        aria-label={words.previous}
        aria-disabled={edges.atStart}
        onClick={() => edges.atStart || onMove(back)}
      >
        <Icon icon={chevronLeftIcon} data-mirrors="" />
      </button>
      <button
        type="button"
        data-wire={carouselMarks.next}
        className="torg-carousel__button"
        aria-label={words.next}
        aria-disabled={edges.atEnd}
        onClick={() => edges.atEnd || onMove(forward)}
      >
        <Icon icon={chevronRightIcon} data-mirrors="" />
      </button>
    </>
  );
}

function Turning({ words, rotation }: { readonly words: CarouselTexts; readonly rotation: Rotation }): ReactElement {
  const { turns, setTurns } = rotation;
  return (
    <button
      type="button"
      className="torg-carousel__button"
      aria-label={turns ? words.pause : words.start}
      onClick={() => setTurns(!turns)}
    >
      <Icon icon={turns ? pauseIcon : playIcon} />
    </button>
  );
}

/**
 * Items side by side that scroll: by swipe, wheel, keys or the two arrow buttons, which step by the visible items. The
 * browser does the scrolling, so it works before hydration; without script the arrow buttons are hidden. Without slides
 * it renders nothing.
 */
export function Carousel(props: CarouselProps): ReactElement | null {
  const { label, words, heading, children, slideSize = "medium", rotates = false, interval = 6000, ...given } = props;
  const { className, ...rest } = given;
  const slides = Children.toArray(children);
  const moves = useStrip(slides.length);
  const { edges, seen, strip } = moves;
  const [moved, setMoved] = useState(false);
  const turn = (): void => (edges.atEnd ? moves.toStart() : moves.forward());
  const rotation = useRotation(turn, interval, rotates);
  const byHand = (move: () => void): void => {
    rotation.setTurns(false);
    setMoved(true);
    move();
  };
  if (slides.length === 0) return null;
  return (
    <div
      role="group"
      data-wire={carouselMarks.root}
      {...rest}
      className={joinClasses("torg-carousel", className)}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-slide-size={slideSize}
      data-fits={edges.atStart && edges.atEnd ? "" : undefined}
      onPointerEnter={() => rotation.setHeld(true)}
      onPointerLeave={() => rotation.setHeld(false)}
    >
      <div className="torg-carousel__head">
        {heading}
        {slides.length > 1 && (
          <div className="torg-carousel__buttons">
            {rotates && <Turning words={words} rotation={rotation} />}
            <Arrows words={words} moves={moves} onMove={byHand} />
          </div>
        )}
      </div>
      <section
        ref={strip}
        data-wire={carouselMarks.strip}
        className="torg-carousel__strip"
        aria-label={label}
        tabIndex={0}
        onFocus={() => rotation.setTurns(false)}
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            className="torg-carousel__slide"
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.place(index + 1, slides.length)}
          >
            {slide}
          </div>
        ))}
      </section>
      <p
        data-wire={carouselMarks.status}
        className="torg-carousel__status torg-visually-hidden"
        aria-live={rotation.turns ? "off" : "polite"}
      >
        {moved && words.place(seen.first + 1, slides.length)}
      </p>
    </div>
  );
}
