/** How many thumbnails are seen at once unless told otherwise. */
export const shownThumbnails = 7;

/** Which thumbnails are seen: from the first to the last, both counted from 0 and included. */
export interface ThumbnailWindow {
  readonly first: number;
  readonly last: number;
}

/** The thumbnails around the current picture, which stands in the middle as far as the ends allow. */
export function thumbnailWindow(index: number, count: number, shown: number = shownThumbnails): ThumbnailWindow {
  const first = Math.max(0, Math.min(index - Math.floor(shown / 2), count - shown));
  return { first, last: Math.min(count, first + shown) - 1 };
}
