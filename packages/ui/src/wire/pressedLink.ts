/** The link that a click on a page falls on, be it on a picture or a word inside of it; null where there is none. */
export function pressedLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}
