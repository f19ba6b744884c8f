// A part that scrolls has to be within reach of the keys, whether or not its slides are; and no element is a slide.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions */
import { Children, type ComponentPropsWithRef, type ReactElement, type ReactNode, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { carouselMarks } from "../wire/carousel/carouselMarks.ts";
import { type Rotation, useRotation } from "./useRotation.ts";
import { type StripMoves, useStrip } from "./useStrip.ts";

/** The words of a carousel. */
export interface CarouselWords {
  /** What the whole is, for assistive technology: the word for a carousel. */
  readonly carousel: string;
  /** What one of its things is: the word for a slide. */
  readonly slide: string;
  /** Name of a slide by its place, such as "3 of 10"; both count from 1. */
  readonly place: (number: number, total: number) => string;
  readonly previous: string;
  readonly next: string;
  /** Name of the button that stops the turning; needed with `rotates`. */
  readonly pause?: string | undefined;
  /** Name of the button that starts the turning; needed with `rotates`. */
  readonly start?: string | undefined;
}

/** Props of Carousel: those of a division and its own. */
export interface CarouselProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Name of the whole, without the word for a carousel. */
  readonly label: string;
  readonly words: CarouselWords;
  /** A heading or link that stands on the line of the buttons. */
  readonly heading?: ReactNode;
  /** Each child is a slide. */
  readonly children?: ReactNode;
  /** How wide a slide is: so many are seen at once in a wide container, or each as wide as the whole. */
  readonly slideSize?: "small" | "medium" | "whole" | undefined;
  /** Turns by itself until somebody pauses it, touches an arrow or comes into it with the keyboard. */
  readonly rotates?: boolean | undefined;
  /** How long a view stays while it turns, in milliseconds; 6000 when left out. */
  readonly interval?: number | undefined;
}

interface PartProps {
  readonly words: CarouselWords;
  readonly moves: StripMoves;
  /** Somebody moves it by hand. */
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

function Turning({ words, rotation }: { readonly words: CarouselWords; readonly rotation: Rotation }): ReactElement {
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
 * Things side by side that scroll: by swipe, wheel, keys or the two arrows, which step by what is seen at once. The
 * browser does the scrolling, so it works before any script; without one the arrows are not shown.
 * Without slides there is nothing.
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
