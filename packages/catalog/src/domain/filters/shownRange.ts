/** The page of a listing that shows. */
export interface ListingPart {
  readonly total: number;
  readonly perPage: number;
  readonly page: number;
  readonly showAll?: boolean;
}

/** The numbers of the first and last shown product, from 1; null without products or on a page beyond the last one. */
export function shownRange({ total, perPage, page, showAll = false }: ListingPart): {
  readonly from: number;
  readonly to: number;
} | null {
  if (total <= 0) return null;
  if (showAll) return { from: 1, to: total };
  const from = (page - 1) * perPage + 1;
  return from > total ? null : { from, to: Math.min(page * perPage, total) };
}
