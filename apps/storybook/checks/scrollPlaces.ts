interface Place {
  readonly element: Element;
  readonly left: number;
  readonly top: number;
}

/**
 * Records all scroll positions and returns a function that restores them: content that temporarily fits, because
 * letters or the window have grown, would be back at its start afterwards.
 */
export function scrollPlaces(): () => void {
  const places: readonly Place[] = [...document.querySelectorAll("*")]
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0);
  return () => {
    for (const { element, left, top } of places) element.scrollTo({ left, top, behavior: "instant" });
  };
}
