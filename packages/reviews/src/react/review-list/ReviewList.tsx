import { Button, Spinner, Stars } from "@torg/ui";
import { useEffect, useRef, type FormEvent, type ReactElement } from "react";
import { useStore } from "zustand";
import type { MoreReviewsForm } from "../../domain/reviewParts.ts";
import type { Review } from "../../domain/review.ts";
import { reviewListView } from "../../domain/reviewList.ts";
import { reviewOrigin } from "../../domain/reviewOrigin.ts";
import type { StarLinks } from "../../domain/reviewStars.ts";
import { shownReviewCount } from "../../domain/shownReviewCount.ts";
import type { ReviewListState } from "../../state/createReviewListState.ts";
import { useReviewsTexts } from "../ReviewsProvider.tsx";
import { RatingDistribution } from "./RatingDistribution.tsx";

/** Props of ReviewList. */
export interface ReviewListProps {
  readonly productId: number;
  /** 0 to 5. */
  readonly score: number;
  readonly numberOfReviews: number;
  /** The reviews of this product; the first page is loaded when the list is mounted. */
  readonly state: ReviewListState;
  /** Left out when the page works only with script. */
  readonly more?: MoreReviewsForm | undefined;
  /** Links to the reviews of each rating; left out: no filter by rating. */
  readonly starLinks?: StarLinks | undefined;
}

/** Customer reviews of a product: score, count, and the reviews page by page. */
export function ReviewList({
  productId,
  score,
  numberOfReviews,
  state,
  more,
  starLinks,
}: ReviewListProps): ReactElement {
  const texts = useReviewsTexts();
  const counted = shownReviewCount({ score, numberOfReviews });
  const list = useStore(state);
  const view = reviewListView(list);
  const origin = reviewOrigin(list);
  const items = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (state.getState().reviews.length === 0) void state.read();
  }, [state]);
  const readMore = async (): Promise<void> => {
    const { length } = state.getState().reviews;
    await state.read();
    // The button disappears with the last page: focus moves to the first review that was added.
    if (state.getState().nextPage === null) focusItem(items.current, length);
  };
  return (
    <div className="torg-review-list" data-product={productId}>
      <div className="torg-review-list__head">
        {score > 0 && (
          <Stars value={score} label={texts.stars(score)}>
            <span className="torg-review-list__score">{texts.score(score)}</span>
          </Stars>
        )}
        {counted !== null && <span className="torg-review-list__count">{texts.count(counted)}</span>}
      </div>
      {list.ratingCounts !== null && <RatingDistribution counts={list.ratingCounts} links={starLinks} />}
      {(origin !== null || list.takenDown > 0) && (
        <p className="torg-review-list__origin">
          {origin !== null && texts.origin[origin]} {list.takenDown > 0 && texts.takenDown(list.takenDown)}
        </p>
      )}
      {view === "empty" && <p>{texts.none}</p>}
      {list.reviews.length > 0 && (
        <ul className="torg-review-list__items" ref={items}>
          {list.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {list.reviews.length > 0 && <output>{texts.shown(list.reviews.length, list.total)}</output>}
      {list.status === "failed" && (
        <p className="torg-review-list__error" role="alert">
          {list.error ?? texts.fetchFailed}
        </p>
      )}
      {view === "loading" && <Spinner label={texts.loading} />}
      {list.nextPage !== null && <MoreButton more={more} busy={list.status === "loading"} onMore={readMore} />}
    </div>
  );
}

function focusItem(items: HTMLUListElement | null, index: number): void {
  const item = items?.children[index];
  if (!(item instanceof HTMLElement)) return;
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
}

interface MoreButtonProps extends Pick<ReviewListProps, "more"> {
  readonly busy: boolean;
  readonly onMore: () => Promise<void>;
}

function MoreButton({ more, busy, onMore }: MoreButtonProps): ReactElement {
  const { showMore } = useReviewsTexts();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void onMore();
  };
  return (
    <form action={more?.action} onSubmit={handleSubmit}>
      {Object.entries(more?.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" busy={busy}>
        {showMore}
      </Button>
    </form>
  );
}

function ReviewItem({ review }: { readonly review: Review }): ReactElement {
  const texts = useReviewsTexts();
  const { reviewer, rating, text, date, storeName: store, answer = "" } = review;
  return (
    <li className="torg-review-list__item">
      <Stars value={rating} label={texts.stars(rating)} />
      <p className="torg-review-list__text">{text}</p>
      <p className="torg-review-list__about">
        {[reviewer, texts.date(date), store].filter((part) => part !== null && part !== "").join(" · ")}
        {review.isVerifiedPurchase === true && <strong> {texts.verified}</strong>}
      </p>
      {answer !== "" && (
        <div className="torg-review-list__answer">
          <strong>{texts.answer}</strong>
          <p>{answer}</p>
        </div>
      )}
    </li>
  );
}
