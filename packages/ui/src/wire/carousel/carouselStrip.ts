/** How near to an end counts as the end, in pixels: browsers round what is scrolled. */
export const edgeTolerance = 5;

/** A strip that scrolls sideways. `scrollLeft` is negative where the text runs from right to left. */
export interface Strip {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Which ends of a strip are in sight; both when everything fits. */
export interface StripEdges {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** A slide in its strip: where it begins, counted from the beginning of the strip, and how wide it is, in pixels. */
export interface SlidePlace {
  readonly start: number;
  readonly size: number;
}

/** Which ends of a strip are in sight; an end that is 5 px away counts as reached. */
export function stripEdges({ scrollLeft, clientWidth, scrollWidth }: Strip): StripEdges {
  const travelled = Math.abs(scrollLeft);
  return {
    atStart: travelled <= edgeTolerance,
    atEnd: scrollWidth - clientWidth - travelled <= edgeTolerance,
  };
}

/** A step through the slides. */
export interface Step {
  readonly slides: readonly SlidePlace[];
  /** How far the strip is scrolled from its beginning. */
  readonly offset: number;
  /** How much of the strip is seen at once. */
  readonly view: number;
}

const endOf = ({ start, size }: SlidePlace): number => start + size;

/** Indexes of the first and the last slide that are seen whole; of the one nearest to the beginning when none is. */
export function slidesInView({ slides, offset, view }: Step): { readonly first: number; readonly last: number } {
  const isSeen = (slide: SlidePlace): boolean =>
    slide.start >= offset - edgeTolerance && endOf(slide) <= offset + view + edgeTolerance;
  const first = slides.findIndex(isSeen);
  if (first >= 0) return { first, last: slides.findLastIndex(isSeen) };
  const nearest = slides.findIndex((slide) => endOf(slide) > offset + edgeTolerance);
  return { first: Math.max(0, nearest), last: Math.max(0, nearest) };
}

/** The slide that stands first after a step forwards: the first that is not seen whole yet. */
export function stepForward({ slides, offset, view }: Step): number {
  const next = slides.findIndex(
    (slide) => slide.start > offset + edgeTolerance && endOf(slide) > offset + view + edgeTolerance,
  );
  return next >= 0 ? next : Math.max(0, slides.length - 1);
}

/** The slide that stands first after a step backwards: as many before as can be seen at once, at least one. */
export function stepBack({ slides, offset, view }: Step): number {
  const before = slides.findLastIndex((slide) => slide.start < offset - edgeTolerance);
  const last = slides[before];
  if (last === undefined) return 0;
  const first = slides.findIndex((slide) => endOf(last) - slide.start <= view + edgeTolerance);
  return first >= 0 && first < before ? first : before;
}

/** The slide whose beginning is nearest to the beginning of what is seen; 0 when there is none. */
export function nearestSlide({ slides, offset }: Step): number {
  const distances = slides.map(({ start }) => Math.abs(start - offset));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** How far a strip has to be scrolled so that a slide is seen whole: in the middle, or as now when it is seen. */
export function offsetToShow(step: Step, index: number): number {
  const { first, last } = slidesInView(step);
  const slide = step.slides[index];
  if (slide === undefined || (index >= first && index <= last && slide.size <= step.view)) return step.offset;
  return Math.max(0, slide.start - (step.view - slide.size) / 2);
}
