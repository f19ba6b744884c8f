import { Alert, Button, TextArea, TextField } from "@torg/ui";
import { useId, type ReactElement, type SyntheticEvent } from "react";
import { useStore } from "zustand";
import type { ReviewFormState } from "../../state/index.ts";
import { RatingInput } from "../rating-input/RatingInput.tsx";
import { useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of ReviewForm. */
export interface ReviewFormProps {
  readonly state: ReviewFormState;
  /** The product's name, as the heading of the form. */
  readonly heading: string;
  /** The reviewer's name, as far as it is known. */
  readonly reviewer?: string;
}

/** The form for one product of a review request: first a rating, which is saved at once, then a text. */
export function ReviewForm({ state, heading, reviewer = "" }: ReviewFormProps): ReactElement {
  const texts = useReviewsTexts();
  const { rating, savedRating, hasFailed, isSending, isTextSent, problem } = useStore(state);
  const id = useId();
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void state.send(textOf(fields.get("text")), textOf(fields.get("reviewer")));
  };
  if (isTextSent) return <Alert tone="positive">{texts.thanks}</Alert>;
  return (
    <form className="torg-review-form" aria-labelledby={id} noValidate onSubmit={handleSubmit}>
      <h2 className="torg-review-form__heading" id={id}>
        {heading}
      </h2>
      <RatingInput
        name="rating"
        value={rating}
        onChange={(chosen) => state.rate(chosen)}
        onLeave={() => void state.settle()}
      />
      <output className="torg-review-form__saved">
        {savedRating !== null && savedRating === rating && texts.ratingSaved(savedRating)}
      </output>
      <TextField label={texts.name} name="reviewer" defaultValue={reviewer} autoComplete="given-name" />
      <TextArea label={texts.text} name="text" error={problem === null ? undefined : texts.textProblems[problem]} />
      {hasFailed && <Alert tone="danger">{texts.saveFailed}</Alert>}
      <Button type="submit" variant="primary" busy={isSending} aria-disabled={rating === null}>
        {texts.send}
      </Button>
    </form>
  );
}

function textOf(field: FormDataEntryValue | null): string {
  return typeof field === "string" ? field : "";
}
