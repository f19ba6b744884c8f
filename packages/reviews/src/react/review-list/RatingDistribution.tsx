import type { ReactElement } from "react";
import type { StarLinks } from "../../domain/reviewStars.ts";
import { useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of RatingDistribution. */
export interface RatingDistributionProps {
  /** The number of reviews by rating, from one star to five. */
  readonly counts: readonly number[];
  /** Links to the reviews of each rating; left out: the rows are not links. */
  readonly links?: StarLinks | undefined;
}

interface RowProps {
  readonly stars: number;
  readonly count: number;
  /** In percent of all. */
  readonly share: number;
  readonly address: string | undefined;
  readonly isChosen: boolean;
}

function Row({ stars, count, share, address, isChosen }: RowProps): ReactElement {
  const { ofStars } = useReviewsTexts();
  const content = (
    <>
      <span className="torg-visually-hidden">{ofStars(stars, count)}</span>
      <span aria-hidden="true">{stars}</span>
      <span className="torg-rating-distribution__bar">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
      <span aria-hidden="true">{count}</span>
    </>
  );
  return (
    <li>
      {address === undefined || count === 0 ? (
        <span className="torg-rating-distribution__row">{content}</span>
      ) : (
        <a className="torg-rating-distribution__row" href={address} rel="nofollow" aria-current={isChosen || undefined}>
          {content}
        </a>
      )}
    </li>
  );
}

/** The number of reviews by rating, each row linking to its reviews. Renders nothing for fewer than two reviews. */
export function RatingDistribution({ counts, links }: RatingDistributionProps): ReactElement | null {
  const texts = useReviewsTexts();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rows = counts.map((count, index) => ({ count, stars: index + 1 })).toReversed();
  if (total < 2) return null;
  return (
    <div className="torg-rating-distribution">
      <ul className="torg-rating-distribution__rows" aria-label={texts.distribution}>
        {rows.map(({ count, stars }) => (
          <Row
            key={stars}
            stars={stars}
            count={count}
            share={(count / total) * 100}
            address={links?.byStars[stars - 1]}
            isChosen={links?.chosen === stars}
          />
        ))}
      </ul>
      {links !== undefined && links.chosen !== null && <a href={links.all}>{texts.allStars}</a>}
    </div>
  );
}
