/** Distance from the top of the window, in pixels, within which a section counts as in view. */
export const sectionOffset = 240;

/** Distance that the buttons scroll the row of links, in pixels. */
export const rowStep = 185;

/** A section of a page, and the distance of its top from the window's, in pixels. */
export interface SectionTop {
  readonly id: string;
  readonly top: number;
}

/** The section in view: the last one whose top is within 240 px of the window's; null above the first. */
export function sectionInView(sections: readonly SectionTop[], offset: number = sectionOffset): string | null {
  const begun = sections.filter(({ top }) => top <= offset);
  const nearest = Math.max(...begun.map(({ top }) => top));
  return begun.findLast(({ top }) => top === nearest)?.id ?? null;
}
