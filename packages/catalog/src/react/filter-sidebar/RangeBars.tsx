import type { ReactElement } from "react";

/** Props of RangeBars. */
export interface RangeBarsProps {
  /** How many products each part of the way holds. */
  readonly bars: readonly number[];
}

const highest = 20;

/** A drawing of where along a range the products lie, for the eye only: the rows and the thumbs say it in words. */
export function RangeBars({ bars }: RangeBarsProps): ReactElement {
  const most = Math.max(...bars);
  const path = bars.flatMap((count, index) => {
    // One product is seen beside hundreds.
    const height = Math.max(1, Math.round((count / most) * highest));
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
