import type { ReactElement } from "react";

/** Props of RangeBars. */
export interface RangeBarsProps {
  /** Number of products in each part of the range. */
  readonly bars: readonly number[];
}

const highest = 20;

/** A chart of the products along a range. Purely visual: the rows and thumbs give the same information as text. */
export function RangeBars({ bars }: RangeBarsProps): ReactElement {
  const highestCount = Math.max(...bars);
  const path = bars.flatMap((count, index) => {
    // A single product stays visible beside hundreds.
    const height = Math.max(1, Math.round((count / highestCount) * highest));
    return count === 0 ? [] : [`M${index} ${highest}v-${height}h.8v${height}`];
  });
  return (
    <svg
      className="torg-range__bars"
      viewBox={`0 0 ${bars.length} ${highest}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path.join("")} />
    </svg>
  );
}
