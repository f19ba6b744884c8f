/** The link that a click hits, even through a picture or word inside of it; null if there is none. */
export function clickedLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}
