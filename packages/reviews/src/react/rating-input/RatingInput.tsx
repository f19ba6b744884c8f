import { StarRatingInput } from "@torg/ui";
import type { ReactElement } from "react";
import { isRating, ratings, type Rating } from "../../domain/review.ts";
import { useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of RatingInput. */
export interface RatingInputProps {
  /** Name of the field. */
  readonly name: string;
  readonly value: number | null;
  /** The error; none if left out. */
  readonly error?: string | undefined;
  readonly onChange: (rating: Rating) => void;
  /** Called when the input loses focus, so that the choice is final. */
  readonly onLeave?: () => void;
}

/** The five ratings as stars, with the texts of reviews. */
export function RatingInput({ name, value, error, onChange, onLeave }: RatingInputProps): ReactElement {
  const texts = useReviewsTexts();
  return (
    <StarRatingInput
      legend={texts.ratingLegend}
      labels={ratings.map((rating) => texts.ratingLabel(rating, texts.ratingNames[rating]))}
      name={name}
      value={value}
      error={error}
      onRatingChange={(rating) => {
        if (isRating(rating)) onChange(rating);
      }}
      onLeave={onLeave}
    />
  );
}
