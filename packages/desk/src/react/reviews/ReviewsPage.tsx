import { Badge, Button, ColumnPage, Select, Stars, TextArea } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages, pathOfItem } from "../../contract/deskPaths.ts";
import { roleAllows, type OperatorRole } from "../../domain/operatorRole.ts";
import {
  type DeskReview,
  maxReviewAnswerLength,
  type ReviewFilter,
  reviewFilters,
  takedownReasons,
} from "../../domain/reviews/takeDown.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { DeskForm } from "../frame/DeskForm.tsx";
import { Folded } from "../tasks/Folded.tsx";

/** Props of ReviewsPage. */
export interface ReviewsPageProps {
  /** The newest first. */
  readonly reviews: readonly DeskReview[];
  readonly filter: ReviewFilter;
  /** The operator's role: a seller answers, an administrator also takes reviews down. */
  readonly operatorRole: OperatorRole;
}

type FormProps = Pick<DeskReview, "id" | "answer">;

function AnswerForm({ id, answer }: FormProps): ReactElement {
  const reviewsTexts = useDeskContext().texts.reviews;
  return (
    <DeskForm path={pathOfItem("answerReview", String(id))} returnTo={deskPages.reviews}>
      <input type="hidden" name={deskFields.seen} value={answer} />
      <TextArea
        label={reviewsTexts.answer}
        hint={reviewsTexts.answerHint}
        name={deskFields.text}
        defaultValue={answer}
        maxLength={maxReviewAnswerLength}
      />
      <Button type="submit">{reviewsTexts.saveAnswer}</Button>
    </DeskForm>
  );
}

function TakeDownForm({ id }: Pick<FormProps, "id">): ReactElement {
  const reviewsTexts = useDeskContext().texts.reviews;
  return (
    <DeskForm path={pathOfItem("takeDownReview", String(id))} returnTo={deskPages.reviews}>
      <p>{reviewsTexts.takeDownLead}</p>
      <Select
        label={reviewsTexts.ground}
        name={deskFields.ground}
        options={takedownReasons.map((value) => ({ value, label: reviewsTexts.grounds[value] }))}
      />
      <Button type="submit">{reviewsTexts.takeDown}</Button>
    </DeskForm>
  );
}

function ReviewRow({
  review,
  operatorRole,
}: {
  readonly review: DeskReview;
  readonly operatorRole: OperatorRole;
}): ReactElement {
  const { texts, addresses } = useDeskContext();
  const reviewsTexts = texts.reviews;
  const { id, product, url, reviewer, rating, text, date, isVerified, answer, takenDown } = review;
  return (
    <li className="torg-desk-failure">
      <h2>
        <a className="torg-desk-link" href={addresses.page(url)}>
          {product}
        </a>
      </h2>
      <p className="torg-desk-failure__grade">
        <Stars value={rating} label={reviewsTexts.rating(rating)} />{" "}
        {isVerified && <Badge>{reviewsTexts.verified}</Badge>}
        {takenDown !== null && <Badge tone="warning">{reviewsTexts.takenDown(reviewsTexts.grounds[takenDown])}</Badge>}
      </p>
      <p className="torg-desk-address">{text === "" ? reviewsTexts.noText : text}</p>
      <p className="torg-desk-failure__when">{reviewsTexts.by(reviewer, date)}</p>
      {takenDown === null && (
        <div className="torg-desk-tasks torg-desk-tasks--beside">
          {text !== "" && (
            <Folded heading={reviewsTexts.answer} isOpen={answer !== ""}>
              <AnswerForm id={id} answer={answer} />
            </Folded>
          )}
          {roleAllows(operatorRole, "take-down-review") && (
            <Folded heading={reviewsTexts.takeDown} isOpen={false}>
              <TakeDownForm id={id} />
            </Folded>
          )}
        </div>
      )}
    </li>
  );
}

/** Buyers' reviews, to be answered publicly, and taken down only because of their content. */
export function ReviewsPage({ reviews, filter, operatorRole }: ReviewsPageProps): ReactElement {
  const { texts, addresses } = useDeskContext();
  const reviewsTexts = texts.reviews;
  const list = addresses.page(deskPages.reviews);
  return (
    <ColumnPage width="full" heading={reviewsTexts.heading}>
      <nav aria-label={reviewsTexts.filtersLabel}>
        <ul className="torg-desk-filters">
          {reviewFilters.map((option) => (
            <li key={option}>
              <a
                href={option === "unanswered" ? list : `${list}?${deskFields.filter}=${option}`}
                aria-current={option === filter ? "page" : undefined}
              >
                {reviewsTexts.filters[option]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {reviews.length === 0 ? (
        <p>{reviewsTexts.none[filter]}</p>
      ) : (
        <ul className="torg-desk-failures">
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} operatorRole={operatorRole} />
          ))}
        </ul>
      )}
    </ColumnPage>
  );
}
