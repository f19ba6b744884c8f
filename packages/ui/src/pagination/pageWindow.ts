/** The number of pages up to which all show, and how many show on either side of the current one otherwise. */
interface WindowSize {
  readonly all: number;
  readonly around: number;
}

const usual: WindowSize = { all: 9, around: 2 };

/** A page number, or a gap in place of several. */
export type PageStep = number | "gap";

/**
 * The page numbers to show: all up to nine, beyond that the first, the last and two on either side of the current one,
 * with gaps. Pages count from 1.
 */
export function pageWindow(current: number, total: number, { all, around }: WindowSize = usual): readonly PageStep[] {
  const pages = Array.from({ length: Math.max(0, total) }, (_, index) => index + 1);
  if (total <= all) return pages;
  const shownPages = pages.filter((page) => page === 1 || page === total || Math.abs(page - current) <= around);
  return shownPages.flatMap((page, index): readonly PageStep[] => {
    const before = shownPages[index - 1] ?? 0;
    return page - before > 1 ? ["gap", page] : [page];
  });
}
