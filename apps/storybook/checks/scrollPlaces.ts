interface Place {
  readonly element: Element;
  readonly left: number;
  readonly top: number;
}

/**
 * Where everything is scrolled to now, as a function that brings it back there: what fits for a moment, because letters
 * or a window have grown, stands at its beginning afterwards.
 */
export function scrollPlaces(): () => void {
  const places: readonly Place[] = [...document.querySelectorAll("*")]
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0);
  return () => {
    for (const { element, left, top } of places) element.scrollTo({ left, top, behavior: "instant" });
  };
}
