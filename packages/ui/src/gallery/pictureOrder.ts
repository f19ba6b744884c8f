/** Wraps an index around: the first follows the last, and the last precedes the first. Counts from 0. */
export function wrapIndex(index: number, count: number): number {
  return count <= 0 ? 0 : ((index % count) + count) % count;
}

/** A position among pictures, and the direction of the text. */
export interface PicturePlace {
  readonly index: number;
  readonly count: number;
  readonly isRightToLeft: boolean;
}

/** The picture that a key leads to; null for other keys. */
export function pictureOfKey(key: string, { index, count, isRightToLeft }: PicturePlace): number | null {
  const right = isRightToLeft ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return wrapIndex(index + right, count);
    case "ArrowLeft":
      return wrapIndex(index - right, count);
    case "Home":
      return 0;
    case "End":
      return Math.max(0, count - 1);
    default:
      return null;
  }
}

/** Minimum distance of a swipe, in pixels. */
export const swipeDistance = 40;

/** The movement of a finger over the pictures, in pixels. */
export interface Swipe {
  readonly across: number;
  readonly down: number;
}

/**
 * The picture that a swipe at an end leads to, wrapping around. Null for a swipe that the browser scrolls itself, and
 * for one that is too short or vertical.
 */
export function pictureOfSwipe({ across, down }: Swipe, current: PicturePlace): number | null {
  if (Math.abs(across) < swipeDistance || Math.abs(across) < Math.abs(down)) return null;
  const { index, count, isRightToLeft } = current;
  const isForward = across < 0 !== isRightToLeft;
  if (isForward) return index >= count - 1 ? 0 : null;
  return index <= 0 ? Math.max(0, count - 1) : null;
}
