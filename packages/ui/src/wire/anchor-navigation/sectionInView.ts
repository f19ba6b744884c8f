/** How near to the top of the window a section begins to count as the one that is read, in pixels. */
export const sectionOffset = 240;

/** How far the buttons move the row of links, in pixels. */
export const rowStep = 185;

/** A section of a page and how far its top is from that of the window, in pixels. */
export interface SectionTop {
  readonly id: string;
  readonly top: number;
}

/** The section that is read: the last one whose top is within 240 px of the window's; null above the first. */
export function sectionInView(sections: readonly SectionTop[], offset: number = sectionOffset): string | null {
  const begun = sections.filter(({ top }) => top <= offset);
  const nearest = Math.max(...begun.map(({ top }) => top));
  return begun.findLast(({ top }) => top === nearest)?.id ?? null;
}
