import { Alert, Button, Spinner, Stars } from "@torg/ui";
import { useEffect, type ReactElement } from "react";
import { useStore } from "zustand";
import { reviewListView, type Review } from "../../domain/index.ts";
import type { ReviewListState } from "../../state/index.ts";
import { useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of ReviewList. */
export interface ReviewListProps {
  readonly productId: number;
  /** 0 to 5. */
  readonly score: number;
  readonly numberOfReviews: number;
  /** The reviews of this product; the first part is read when the list appears. */
  readonly state: ReviewListState;
}

/** What customers wrote of a product: score, count, and the reviews part by part. */
export function ReviewList({ productId, score, numberOfReviews, state }: ReviewListProps): ReactElement {
  const texts = useReviewsTexts();
  const list = useStore(state);
  const view = reviewListView(list);
  useEffect(() => {
    if (state.getState().reviews.length === 0) void state.read();
  }, [state]);
  return (
    <div className="torg-review-list" data-product={productId}>
      <div className="torg-review-list__head">
        {score > 0 && (
          <Stars value={score} label={texts.stars(score)}>
            <span className="torg-review-list__score">{texts.score(score)}</span>
          </Stars>
        )}
        <span className="torg-review-list__count">{texts.count(numberOfReviews)}</span>
      </div>
      <p className="torg-review-list__origin">{texts.origin}</p>
      {view === "empty" && <p>{texts.none}</p>}
      {list.reviews.length > 0 && (
        <ul className="torg-review-list__items">
          {list.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {list.reviews.length > 0 && <output>{texts.shown(list.reviews.length, list.total)}</output>}
      {list.status === "failed" && <Alert tone="danger">{list.error ?? texts.fetchFailed}</Alert>}
      {view === "loading" && <Spinner label={texts.loading} />}
      {list.nextPage !== null && (
        <Button busy={list.status === "loading"} onClick={() => void state.read()}>
          {texts.showMore}
        </Button>
      )}
    </div>
  );
}

function ReviewItem({ review }: { readonly review: Review }): ReactElement {
  const texts = useReviewsTexts();
  const { reviewer, rating, text, date, store_name: store } = review;
  return (
    <li className="torg-review-list__item">
      <Stars value={rating} label={texts.stars(rating)} />
      <p className="torg-review-list__text">{text}</p>
      <p className="torg-review-list__about">
        {[reviewer, texts.date(date), store].filter((part) => part !== null && part !== "").join(" · ")}
        {review.verified_purchase === true && <strong> {texts.verified}</strong>}
      </p>
    </li>
  );
}
