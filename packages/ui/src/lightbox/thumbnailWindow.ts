/** Default number of visible thumbnails. */
export const shownThumbnails = 7;

/** The visible thumbnails: first and last, both counted from 0 and included. */
export interface ThumbnailWindow {
  readonly first: number;
  readonly last: number;
}

/** The thumbnails around the current picture, which is centred as far as the ends allow. */
export function thumbnailWindow(index: number, count: number, shown: number = shownThumbnails): ThumbnailWindow {
  const first = Math.max(0, Math.min(index - Math.floor(shown / 2), count - shown));
  return { first, last: Math.min(count, first + shown) - 1 };
}
