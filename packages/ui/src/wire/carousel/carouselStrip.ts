/** Distance that still counts as the end, in pixels, because browsers round scroll positions. */
export const edgeTolerance = 5;

/** A horizontal scroll container. `scrollLeft` is negative in right-to-left text. */
export interface Strip {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Which ends of a strip are visible; both if everything fits. */
export interface StripEdges {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** A slide in its strip: its start, counted from the strip's, and its width, in pixels. */
export interface SlidePlace {
  readonly start: number;
  readonly size: number;
}

/** Which ends of a strip are visible; within 5 px an end counts as reached. */
export function stripEdges({ scrollLeft, clientWidth, scrollWidth }: Strip): StripEdges {
  const scrolled = Math.abs(scrollLeft);
  return {
    atStart: scrolled <= edgeTolerance,
    atEnd: scrollWidth - clientWidth - scrolled <= edgeTolerance,
  };
}

/** The geometry of a strip and its slides. */
export interface Step {
  readonly slides: readonly SlidePlace[];
  /** How far the strip is scrolled from its start. */
  readonly offset: number;
  /** Visible width of the strip. */
  readonly view: number;
}

const endOf = ({ start, size }: SlidePlace): number => start + size;

/** Indexes of the first and last fully visible slide; if there is none, of the one nearest to the start. */
export function slidesInView({ slides, offset, view }: Step): { readonly first: number; readonly last: number } {
  const isSeen = (slide: SlidePlace): boolean =>
    slide.start >= offset - edgeTolerance && endOf(slide) <= offset + view + edgeTolerance;
  const first = slides.findIndex(isSeen);
  if (first >= 0) return { first, last: slides.findLastIndex(isSeen) };
  const nearest = slides.findIndex((slide) => endOf(slide) > offset + edgeTolerance);
  return { first: Math.max(0, nearest), last: Math.max(0, nearest) };
}

/** The first slide after a step forward: the first one that is not yet fully visible. */
export function stepForward({ slides, offset, view }: Step): number {
  const next = slides.findIndex(
    (slide) => slide.start > offset + edgeTolerance && endOf(slide) > offset + view + edgeTolerance,
  );
  return next >= 0 ? next : Math.max(0, slides.length - 1);
}

/** The first slide after a step back: as many before as fit, at least one. */
export function stepBack({ slides, offset, view }: Step): number {
  const before = slides.findLastIndex((slide) => slide.start < offset - edgeTolerance);
  const last = slides[before];
  if (last === undefined) return 0;
  const first = slides.findIndex((slide) => endOf(last) - slide.start <= view + edgeTolerance);
  return first >= 0 && first < before ? first : before;
}

/** The slide whose start is nearest to the start of the visible part; 0 if there is none. */
export function nearestSlide({ slides, offset }: Step): number {
  const distances = slides.map(({ start }) => Math.abs(start - offset));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The scroll offset that makes a slide fully visible: centred, or unchanged if it already is. */
export function offsetToShow(step: Step, index: number): number {
  const { first, last } = slidesInView(step);
  const slide = step.slides[index];
  if (slide === undefined || (index >= first && index <= last && slide.size <= step.view)) return step.offset;
  return Math.max(0, slide.start - (step.view - slide.size) / 2);
}
